import { Button, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useContact } from '#app/frame/contact/use-contact.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { ContactSales } from './contact-sales.tsx';

/** No plan on offer allows more people: the number that all allow, and the address for a larger team, or else a form that writes to sales. */
export function LargerTeam({ limit }: { readonly limit: number }) {
  const { salesEmail } = useContact();
  const [isWriting, setWriting] = useState(false);
  return (
    <Text as="span">
      {t('All plans allow {limit} people. Write to us for a larger team:', { limit: number(limit) })}{' '}
      {salesEmail === null ? (
        <Button size="xs" variant="outline" onClick={() => setWriting(true)}>
          {t('Contact Sales')}
        </Button>
      ) : (
        <Link href={`mailto:${salesEmail}?subject=${encodeURIComponent(t('A larger team'))}`}>{salesEmail}</Link>
      )}
      {isWriting ? <ContactSales onClose={() => setWriting(false)} /> : null}
    </Text>
  );
}
