import { useState } from 'react';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import type { ExportedData } from '#contract/tenants/migration.ts';
import { Counts } from './counts.tsx';
import { migrationScreenTexts as texts } from './migration-screen-texts.ts';

const addressKey = 'productionSite';

/** The exported data, and the link to the server that imports them. */
export function ExportedScript({ data: { sqlScript, dataCounts } }: { readonly data: ExportedData }) {
  const [copied, setCopied] = useState<string>();
  const [address, setAddress] = useState(() => deviceStore.getItem(addressKey) ?? '');
  const site = siteOf(address);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sqlScript);
      setCopied(texts.copied);
    } catch {
      setCopied(texts.copyFailed);
    }
  };
  return (
    <section className="browser__panel" aria-labelledby="migration-script">
      <h2 id="migration-script">{texts.scriptTitle}</h2>
      <p className="page__note">{texts.readyToCopy}</p>
      <Counts label={texts.readyToCopy} counts={dataCounts} />
      <details className="migration__script">
        <summary>{texts.script}</summary>
        <textarea className="field__area" aria-label={texts.script} rows={12} readOnly value={sqlScript} />
      </details>
      <p className="migration__actions">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <span role="status">{copied}</span>
      </p>
      <ol className="migration__steps">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TextField
        label={texts.address}
        type="url"
        inputMode="url"
        hint={texts.addressHint}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          deviceStore.setItem(addressKey, event.target.value);
        }}
      />
      <LinkButton
        {...(site === undefined ? { 'aria-disabled': true, role: 'link' } : { href: site })}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.openProduction}
      </LinkButton>
    </section>
  );
}

/** The address if a browser can open it as a page. No other scheme is accepted. */
function siteOf(typed: string): string | undefined {
  return /^https?:\/\/[^\s/]/i.test(typed.trim()) && URL.canParse(typed.trim()) ? typed.trim() : undefined;
}
