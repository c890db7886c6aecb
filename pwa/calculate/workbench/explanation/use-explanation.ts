import { useEffect, useRef, useState } from 'react';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import type { AskExplanation } from '#contract/calculators/explanations.ts';
import { streamExplanation } from './stream-explanation.ts';

export interface Explanation {
  readonly text: string;
  readonly isRunning: boolean;
  /** The reason why it ended early. */
  readonly problem: string | undefined;
}

/** Runs one explanation at a time. It is stopped when its dialog closes. */
export function useExplanation() {
  const [explanation, setExplanation] = useState<Explanation>();
  /** The remaining allowance, as the server counted it at the latest call. */
  const [allowance, setAllowance] = useState<AiAllowance>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (asked: AskExplanation) => {
    const stopping = new AbortController();
    running.current = stopping;
    let next: Explanation = { text: '', isRunning: true, problem: undefined };
    setExplanation(next);
    for await (const part of streamExplanation(asked, stopping.signal)) {
      if (part.kind === 'counted') setAllowance(part.allowance);
      if (part.kind === 'text') next = { ...next, text: next.text + part.text };
      if (part.kind === 'done') next = { ...next, isRunning: false };
      if (part.kind === 'failed') next = { ...next, isRunning: false, problem: part.message };
      setExplanation(next);
    }
  };
  return { explanation, allowance, ask, stop: () => running.current?.abort(), forget: () => setExplanation(undefined) };
}
