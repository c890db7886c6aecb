import { type DataCounts, exportedTables } from '#contract/tenants/migration.ts';
import { migrationScreenTexts as texts } from './migration-screen-texts.ts';

/** Number of rows of each kind. */
export function Counts({ label, counts }: { readonly label: string; readonly counts: DataCounts }) {
  return (
    <dl className="browser__tiles" aria-label={label}>
      {exportedTables.map((table) => (
        <div key={table} className="browser__tile">
          <dt>{texts.names[table]}</dt>
          <dd>{counts[table]}</dd>
        </div>
      ))}
    </dl>
  );
}
