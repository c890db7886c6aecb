// Components are seen as they look: what a style hides or sets apart is hidden and set apart.
import 'virtual:theme.css';
