import { Alert, Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { t } from '#contract/language/t.ts';
import { teamCap, userTexts } from '#contract/people/users.ts';

const warnBelow = teamCap.limit - teamCap.warnFrom;

interface TeamNoticeProps {
  /** Number of members and pending invitations. */
  readonly used: number;
  readonly limit: number;
}

/** Warns before a team is full, and says what to do when it is. */
export function TeamNotice({ used, limit }: TeamNoticeProps) {
  const left = limit - used;
  if (left > warnBelow) return null;
  const isFull = left <= 0;
  return (
    <Alert.Root status={isFull ? 'error' : 'warning'} role="status">
      <Alert.Content>
        <Alert.Title>{isFull ? userTexts.teamFull : t('{left} of {limit} places left', { left, limit })}</Alert.Title>
        <Alert.Description>{t('{used} of {limit} users, pending invitations included.', { used, limit })}</Alert.Description>
      </Alert.Content>
      {isFull ? (
        <Button asChild size="sm">
          <Link to="/customer-portal">{userTexts.upgrade}</Link>
        </Button>
      ) : null}
    </Alert.Root>
  );
}
