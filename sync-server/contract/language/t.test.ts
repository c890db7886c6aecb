import { afterEach, expect, it } from 'vitest';
import { plural, spokenLocale, t } from './t.ts';

afterEach(() => {
  globalThis.spoken = undefined;
});

function speakGerman(texts: Readonly<Record<string, string>>): void {
  globalThis.spoken = { locale: 'de-DE', texts: new Map(Object.entries(texts)) };
}

it('answers the English text without a catalog, with its values', () => {
  expect(t('Save changes')).toBe('Save changes');
  expect(t('Invitation sent to {email}', { email: 'ann@acme.test' })).toBe('Invitation sent to ann@acme.test');
  expect(spokenLocale()).toBeUndefined();
});

it('answers in the language of the catalog, and in English where a text is missing', () => {
  speakGerman({ 'Saved {time}': 'Gespeichert um {time}' });
  expect(t('Saved {time}', { time: '9:30' })).toBe('Gespeichert um 9:30');
  expect(t('Unsaved changes')).toBe('Unsaved changes');
});

it('does not replace braces inside a value', () => {
  expect(t('{first} and {second}', { first: '{second}', second: 'b' })).toBe('{second} and b');
  expect(t('Your calculators are at {address}', { address: '{subdomain}.example' })).toBe('Your calculators are at {subdomain}.example');
});

it('chooses the text by the count', () => {
  speakGerman({ '{count} change': '{count} Änderung', '{count} changes': '{count} Änderungen' });
  const said = (count: number) => plural(count, '{count} change', '{count} changes', { count });
  expect([0, 1, 2].map(said)).toEqual(['0 Änderungen', '1 Änderung', '2 Änderungen']);
});

const polish = {
  '{count} change': '{count} zmiana',
  '{count} changes_few': '{count} zmiany',
  '{count} changes_many': '{count} zmian',
  '{count} changes': '{count} zmiany',
};

it('chooses among the four forms of a language that has as many', () => {
  globalThis.spoken = { locale: 'pl-PL', texts: new Map(Object.entries(polish)) };
  const said = (count: number) => plural(count, '{count} change', '{count} changes', { count });
  expect([1, 2, 5, 12, 21, 22, 25, 1.5].map(said)).toEqual([
    '1 zmiana',
    '2 zmiany',
    '5 zmian',
    '12 zmian',
    '21 zmian',
    '22 zmiany',
    '25 zmian',
    '1.5 zmiany',
  ]);
});

it('says the form for other counts where a catalog lacks one', () => {
  globalThis.spoken = { locale: 'pl-PL', texts: new Map([['{count} changes', '{count} zmiany']]) };
  expect(plural(5, '{count} change', '{count} changes', { count: 5 })).toBe('5 zmiany');
});

it('finds no translation in the prototype of an object', () => {
  speakGerman({});
  expect(t('constructor')).toBe('constructor');
});
