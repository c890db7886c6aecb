import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { readExplanationTerms } from '#app/device/calls/domains/ai.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { connectionAtom, tenantAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { type AiAllowance, aiUsageTexts, isUsedUp, noticeReached } from '#contract/calculators/ai-usage.ts';
import { type AskExplanation, type ExplanationTerms, explanationTexts } from '#contract/calculators/explanations.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import { ExplainLines } from './explain-lines.tsx';
import { explainTexts } from './explain-texts.ts';
import { type OfferedLine, offeredLines } from './explained-lines.ts';
import { type Explanation, useExplanation } from './use-explanation.ts';

interface ExplainDialogProps {
  readonly calculation: Calculation;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** Shows the data that would be sent, asks, and streams the explanation. The figures are those of the moment when it was opened. */
export function ExplainDialog({ calculation, answer, onClose }: ExplainDialogProps) {
  const { calculator, inputs } = calculation;
  const tenantId = useAtomValue(tenantAtom)?.id;
  const { reachable } = useAtomValue(connectionAtom);
  const { answer: asked } = useCall(
    readExplanationTerms,
    useMemo(() => ({ tenant: tenantId }), [tenantId]),
  );
  const [offered] = useState(() => offeredLines(calculator, inputs, answer));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { explanation, allowance: counted, ask, stop, forget } = useExplanation();
  const sent = sentOf(calculator.title, offered, leftOut);
  const terms = asked?.ok === true ? asked.value : undefined;
  const allowance = counted ?? terms?.allowance;
  const obstacle = obstacleOf(reachable, asked === undefined || asked.ok ? undefined : asked.message, terms, allowance);
  const send = () => {
    const id = uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
    void ask({ id, ...(tenantId === undefined ? {} : { tenant: tenantId }), ...sent });
  };
  const toggle = (key: string, isIn: boolean) =>
    setLeftOut((before) => new Set(isIn ? [...before].filter((other) => other !== key) : [...before, key]));
  return (
    <Dialog
      title={explainTexts.title}
      onClose={onClose}
      actions={
        <Actions
          explanation={explanation}
          canSend={obstacle === undefined && terms !== undefined && sent.results.length > 0}
          {...{ send, stop, forget }}
        />
      }
    >
      {explanation !== undefined ? (
        <Explained explanation={explanation} />
      ) : obstacle !== undefined ? (
        <p role="alert">{obstacle}</p>
      ) : terms === undefined ? (
        <p role="status">{explainTexts.loading}</p>
      ) : (
        <>
          <ExplainLines title={calculator.title} offered={offered} leftOut={leftOut} onToggle={toggle} sent={sent} />
          <p className="page__note">{explainTexts.destination(terms.service ?? '', terms.model ?? '')}</p>
        </>
      )}
      {allowance === undefined || terms?.service === null ? null : <Allowance allowance={allowance} />}
    </Dialog>
  );
}

type SentText = Pick<AskExplanation, 'title' | 'inputs' | 'results'>;

function sentOf(title: string, offered: readonly OfferedLine[], leftOut: ReadonlySet<string>): SentText {
  const kept = (wanted: OfferedLine['part']) =>
    offered.filter(({ key, part }) => part === wanted && !leftOut.has(key)).map(({ label, text }) => ({ label, text }));
  return { title, inputs: kept('inputs'), results: kept('results') };
}

/** The reason why no explanation can be requested now, in words. */
function obstacleOf(
  isReachable: boolean,
  refusal: string | undefined,
  terms: ExplanationTerms | undefined,
  allowance: AiAllowance | undefined,
): string | undefined {
  if (!isReachable) return explanationTexts.offline;
  if (refusal !== undefined) return refusal;
  if (terms?.service === null) return explanationTexts.off;
  return allowance !== undefined && isUsedUp(allowance) ? explanationTexts.usedUp : undefined;
}

interface ActionsProps {
  readonly explanation: Explanation | undefined;
  readonly canSend: boolean;
  readonly send: () => void;
  readonly stop: () => void;
  readonly forget: () => void;
}

function Actions({ explanation, canSend, send, stop, forget }: ActionsProps) {
  if (explanation?.isRunning === true) {
    return (
      <Button variant="primary" onClick={stop}>
        {explainTexts.stop}
      </Button>
    );
  }
  if (explanation !== undefined) return <Button onClick={forget}>{explainTexts.again}</Button>;
  return (
    <Button variant="primary" disabled={!canSend} onClick={send}>
      {explainTexts.send}
    </Button>
  );
}

function Explained({ explanation: { text, isRunning, problem } }: { readonly explanation: Explanation }) {
  return (
    <>
      <div role="status" aria-busy={isRunning}>
        {text === '' && isRunning ? <p>{explainTexts.running}</p> : null}
        {text.split(/\n+/).map((paragraph, at) => {
          // Paragraphs are only added at the end, so their position is their key.
          const key = `${at}`;
          return (
            <p key={key} lang="en">
              {paragraph}
            </p>
          );
        })}
      </div>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {text === '' ? null : <p className="page__note">{explainTexts.caution}</p>}
    </>
  );
}

function Allowance({ allowance }: { readonly allowance: AiAllowance }) {
  const notice = noticeReached(allowance);
  return (
    <p className="page__note">
      {notice === undefined ? null : <b>{aiUsageTexts.notice(notice)} </b>}
      {aiUsageTexts.used(allowance)}
      {notice === 100 || allowance.priceAbove !== null ? ` ${aiUsageTexts.outlook(allowance)}` : null}
    </p>
  );
}
