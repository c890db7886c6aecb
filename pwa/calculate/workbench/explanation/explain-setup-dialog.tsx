import { useAtomValue } from 'jotai';
import { isPlatformAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { explanationTexts } from '#contract/calculators/explanations.ts';
import { explainTexts } from './explain-texts.ts';

/** Instructions for setting up explanations. Only the operator of the server can do it, so a tenant's administrator learns what to ask for. */
export function ExplainSetupDialog({ onClose }: { readonly onClose: () => void }) {
  const isPlatform = useAtomValue(isPlatformAtom);
  return (
    <Dialog title={explainTexts.setUp} onClose={onClose} actions={<Button onClick={onClose}>{explainTexts.close}</Button>}>
      <p>{explanationTexts.off}</p>
      <p>{isPlatform ? explainTexts.setUpServer : explainTexts.setUpAsk}</p>
      {isPlatform ? <pre translate="no">{'AI_BASE_URL=https://api.example.com/v1\nAI_API_KEY=…\nAI_MODEL=…'}</pre> : null}
      <p className="page__note">{explainTexts.setUpHidden}</p>
    </Dialog>
  );
}
