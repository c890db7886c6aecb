// Loads the real styles, so that elements are hidden and separated in tests as in the app.
import 'virtual:theme.css';
