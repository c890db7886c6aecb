import { useSetAtom } from 'jotai';
import { type KeyboardEvent, memo } from 'react';
import type { ReportPart } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { changePart, movePart, planPart, removePart } from '#app/calculate/meeting/report-parts.ts';
import { findEntry } from '#app/device/catalog/load-calculator.ts';
import { Button } from '#app/ui/button.tsx';
import { SwitchField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';

interface ReportPartRowProps {
  readonly part: ReportPart;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One part of the report: its title, its note, and its place. Alt with an arrow key moves it, too. Memoized, because there may be many. */
export const ReportPartRow = memo(function ReportPartRow({ part, isFirst, isLast }: ReportPartRowProps) {
  const change = useSetAtom(meetingAtom);
  const { key, title } = part;
  const move = (by: -1 | 1) => change((before) => movePart(before, key, by));
  const pressed = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <EntryForm className="meeting__part" onKeyDown={pressed}>
      <TextField
        label={t('Title')}
        hint={part.calculator === planPart ? t('Household plan') : (findEntry(part.calculator)?.title ?? part.calculator)}
        value={title}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => change((before) => changePart(before, key, { title: target.value }))}
      />
      <TextField
        label={t('Note (optional)')}
        value={part.note}
        maxLength={2000}
        autoComplete="off"
        onChange={({ target }) => change((before) => changePart(before, key, { note: target.value }))}
      />
      <SwitchField
        label={part.calculator === planPart ? t('Print the years') : t('Print the schedule')}
        value={part.hasSchedule}
        onValue={(hasSchedule) => change((before) => changePart(before, key, { hasSchedule }))}
      />
      <div className="meeting__bar">
        <Button size="small" disabled={isFirst} aria-label={t('Move {title} up', { title })} onClick={() => move(-1)}>
          {t('Up')}
        </Button>
        <Button size="small" disabled={isLast} aria-label={t('Move {title} down', { title })} onClick={() => move(1)}>
          {t('Down')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('Remove {title}', { title })}
          onClick={() => change((before) => removePart(before, key))}
        >
          {t('Remove')}
        </Button>
      </div>
    </EntryForm>
  );
});
