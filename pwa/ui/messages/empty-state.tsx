import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 1 | 2;
}

/** An empty screen with a suggestion for the next step. */
export function EmptyState({ title, text, actions, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty__root">
      <Title className="empty__title">{title}</Title>
      {text === undefined ? null : <p className="empty__text">{text}</p>}
      {actions === undefined ? null : <div className="empty__actions">{actions}</div>}
    </div>
  );
}
