interface StatusPillProps {
  readonly label: string;
  readonly tone?: 'good' | 'warn' | 'bad' | 'neutral';
}

/** A state in one word, with a dot. The word carries the meaning, and the color only helps. */
export function StatusPill({ label, tone = 'neutral' }: StatusPillProps) {
  return (
    <span className="pill" data-tone={tone}>
      {label}
    </span>
  );
}
