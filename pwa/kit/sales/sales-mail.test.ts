import { expect, it } from 'vitest';
import { salesMail } from './sales-mail.ts';

it('[R-LAND-11] writes the message into a mail link that nothing can break out of', () => {
  const link = salesMail({ name: 'Ann & Bo', email: 'ann@example.org', message: 'Hi?cc=x@y\nThanks' }, 'sales@reckoner.example');
  expect(link).toBe(
    'mailto:sales@reckoner.example?subject=Enterprise%20plan%3A%20Ann%20%26%20Bo&body=Hi%3Fcc%3Dx%40y%0AThanks%0A%0AAnn%20%26%20Bo%0Aann%40example.org',
  );
});
