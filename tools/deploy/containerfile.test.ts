import { readFileSync } from 'node:fs';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { readContainerfile } from './read-containerfile.ts';

const text = readFileSync('deploy/Containerfile', 'utf8');
const complaints = (file: string): readonly string[] =>
  validate(file, {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    directiveCasing: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  }).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);

describe('the container file', () => {
  it('has no complaint of the linter', () => {
    expect(complaints(text)).toEqual([]);
  });

  it.each([
    ['an instruction that does not exist', text.replace('USER node', 'USR node')],
    ['two commands to start', `${text}CMD ["node"]\n`],
    ['a health check without a command', text.replace(/CMD \["wget".*$/m, '')],
    ['a start in single quotes', text.replace(/^CMD .*$/m, "CMD ['node', 'main.js']")],
  ])('would not pass with %s', (_name, broken) => {
    expect(broken).not.toBe(text);
    expect(complaints(broken)).not.toEqual([]);
  });

  it('runs as a user without rights, with a fixed base, and says that it is healthy', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(/^USER (\S+)$/m.exec(last)?.[1]).toBe('node');
    expect(last).toContain('HEALTHCHECK');
    for (const [, image] of text.matchAll(/^FROM (node\S*)/gm)) expect(image).toMatch(/^node:\d+-alpine$/);
  });

  it('builds the first image from itself, and every later one from the image that is named', () => {
    const baseOf = (given = {}): string | undefined => readContainerfile(text, given).find(({ name }) => name === 'previous')?.base;
    expect(baseOf()).toBe('build');
    expect(baseOf({ PREVIOUS: 'reckoner:1' })).toBe('reckoner:1');
  });
});
