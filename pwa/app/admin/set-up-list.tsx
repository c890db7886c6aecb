import { Alert, Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useCall } from '#app/device/calls/use-call.ts';
import { readContact } from '#app/device/calls/visitor-calls.gen.ts';
import { t } from '#contract/language/t.ts';
import { contactFields } from '#contract/values/contact.ts';

type ContactField = (typeof contactFields)[number];

/** The consequence of each missing address of the platform. */
const missing: Readonly<Record<ContactField, string>> = {
  supportEmail: t('No support address: people are not told where to write.'),
  salesEmail: t('No sales address: messages to sales arrive in Sales Leads only.'),
  privacyUrl: t('No privacy page: no link to it at the sign-up, on published pages, or below mails.'),
  termsUrl: t('No terms: no link to them at the sign-up, on published pages, or below mails.'),
};

/** Addresses of the platform that are not set. The platform has no legal pages of its own, because only its operator can write them. */
export function SetUpList() {
  const { answer } = useCall(readContact);
  const open = answer?.ok === true ? contactFields.filter((field) => answer.value[field] === null) : [];
  if (open.length === 0) return null;
  return (
    <Alert.Root status="info" role="region" aria-label={t('Still to set up')}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('Still to set up')}</Alert.Title>
        <Alert.Description asChild>
          <Stack as="ul" gap="1" ps="5" listStyleType="disc">
            {open.map((field) => (
              <li key={field}>{missing[field]}</li>
            ))}
          </Stack>
        </Alert.Description>
        <ChakraLink asChild variant="underline" alignSelf="start" minH="11">
          <Link to="/admin/$section" params={{ section: 'billing' }}>
            {t('Open the settings')}
          </Link>
        </ChakraLink>
      </Alert.Content>
    </Alert.Root>
  );
}
