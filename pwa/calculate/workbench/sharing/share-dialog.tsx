import { useSetAtom } from 'jotai';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { currentYear, lawInUse, lawNotes } from '#app/calculate/workbench/scenarios/law-in-use.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { t } from '#contract/language/t.ts';
import { shareFragment } from './share-link.ts';

/** A link that holds the inputs behind the #. Browsers never send that part. */
export function ShareDialog({ calculation, onClose }: { readonly calculation: Calculation; readonly onClose: () => void }) {
  const setToast = useSetAtom(toastAtom);
  const { calculator, inputs, form } = calculation;
  const url = new URL(`/calculators/${calculator.id}#${shareFragment(inputs, form.values, engineVersion)}`, window.location.href).href;
  const lines = lawNotes(lawInUse(calculator, inputs, form.values, currentYear()));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setToast({ title: t('Link copied'), description: t('It opens this calculator with these inputs.') });
      onClose();
    } catch {
      setToast({
        title: t('The link could not be copied'),
        description: t('Select it in the field and copy it by hand.'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Dialog
      title={t('Share these inputs')}
      onClose={onClose}
      actions={
        <>
          {'share' in navigator ? (
            <Button onClick={() => void navigator.share({ url, title: calculator.title, text: lines.join('\n') }).catch(() => undefined)}>
              {t('Send…')}
            </Button>
          ) : null}
          <Button variant="primary" onClick={() => void copy()}>
            {t('Copy link')}
          </Button>
        </>
      }
    >
      <TextField label={t('Link')} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="page__note">
        {t('The inputs are in the part of the link behind the #. It is not sent to any server: whoever has the link has the figures.')}
      </p>
    </Dialog>
  );
}
