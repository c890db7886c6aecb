import { describe, expect, it } from 'vitest';
import { emptyMeeting } from './meeting.ts';
import { contentOfMeeting, meetingOfContent } from './saved-meeting.ts';

const used = { id: 'heloc', inputs: { rate: 7 }, scenarios: [] };
const part = { key: 'a', calculator: 'heloc', inputs: { rate: 7 }, title: 'Line', note: '', hasSchedule: false };
const contentOf = (changed: object) => JSON.stringify({ content: 2, engine: '1', meeting: { ...emptyMeeting, ...changed } });

describe('the content of a client file that a stranger wrote', () => {
  it.each([
    ['the meeting', { later: 'deep' }],
    ['a calculator', { calculators: [{ ...used, later: 'deep' }] }],
    ['a part of the report', { report: [{ ...part, later: 'deep' }] }],
  ])('is refused if a field of a later version is nested in %s as deeply as no program could write it again', (_where, changed) => {
    const levels = 100_000;
    expect(meetingOfContent(contentOf(changed).replace('"deep"', `${'['.repeat(levels)}${']'.repeat(levels)}`))).toBeUndefined();
  });

  it('is refused if a calculator or a part of the report is in it twice, because a change of one would change both', () => {
    expect(meetingOfContent(contentOf({ calculators: [used, { ...used, inputs: { rate: 8 } }] }))).toBeUndefined();
    expect(meetingOfContent(contentOf({ report: [part, { ...part, title: 'Other' }] }))).toBeUndefined();
  });

  it('keeps small fields of a later version', () => {
    const later = { list: [{ of: [['things']] }] };
    const opened = meetingOfContent(contentOf({ later, calculators: [used], report: [part, { ...part, key: 'b' }] }));
    if (opened === undefined || opened === 'newer') expect.fail('It stays closed.');
    expect(JSON.parse(contentOfMeeting(opened.meeting, '1'))).toMatchObject({ meeting: { later, calculators: [used] } });
  });

  it('changes no object by the names of its fields', () => {
    const text = contentOf({ calculators: [used] }).replace('"rate":7', '"__proto__":5,"constructor":"x"');
    const opened = meetingOfContent(text.replace('"client"', '"__proto__":{"isOpen":true},"client"'));
    expect(opened).toMatchObject({ meeting: { calculators: [{ inputs: { constructor: 'x' } }] } });
    expect(Reflect.get({}, 'isOpen')).toBeUndefined();
    expect(Reflect.get(Object(Reflect.get(Object(opened), 'meeting')), 'isOpen')).toBeUndefined();
  });
});
