import { Skeleton } from '#app/ui/messages/waiting.tsx';

interface WaitingSectionProps {
  readonly title: string;
  readonly intro: string | undefined;
}

/** The title and the sentence of a section in their final places, until the section itself is loaded. */
export function WaitingSection({ title, intro }: WaitingSectionProps) {
  return (
    <div className="admin__waiting">
      <h1>{title}</h1>
      {intro === undefined ? null : <p>{intro}</p>}
      <Skeleton lines={8} />
    </div>
  );
}
