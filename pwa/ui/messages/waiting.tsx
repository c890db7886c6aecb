import { t } from '#contract/language/t.ts';

/** Shown while something loads. The text is read aloud. */
export function Spinner({ label = t('Loading…') }: { readonly label?: string }) {
  return (
    <div className="spinner__frame" role="status">
      <div className="spinner__root" />
      <span>{label}</span>
    </div>
  );
}

interface SkeletonProps {
  readonly lines: number;
  readonly label?: string;
}

/** Placeholder in the shape of a list that is loading. */
export function Skeleton({ lines, label = t('Loading…') }: SkeletonProps) {
  const widths = ['100%', '92%', '97%', '85%'];
  return (
    <div role="status" style={{ display: 'grid', gap: 'var(--rk-spacing-3)' }}>
      <span className="unseen">{label}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their place
        <div key={at} className="skeleton" style={{ width: widths[at % widths.length] }} />
      ))}
    </div>
  );
}
