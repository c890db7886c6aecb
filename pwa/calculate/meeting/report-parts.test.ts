import { expect, it } from 'vitest';
import { emptyMeeting } from './meeting.ts';
import { addToReport, changePart, movePart, removePart } from './report-parts.ts';
import { contentOfMeeting, meetingOfContent } from './saved-meeting.ts';

const heloc = { id: 'heloc', title: 'Home Equity Line' };
const mortgage = { id: 'mortgage-payment', title: 'Mortgage Payment' };

it('collects answers in order, each as often as it is added, and moves, changes, and removes them', () => {
  const meeting = [heloc, mortgage, heloc].reduce(
    (before, each) => addToReport(before, each, { inputs: { rate: 1 }, entered: ['rate'] }),
    emptyMeeting,
  );
  const keys = meeting.report.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  const [first = '', second = '', third = ''] = keys;
  const orderAfter = (key: string, by: -1 | 1) => movePart(meeting, key, by).report.map((part) => keys.indexOf(part.key));
  expect(orderAfter(third, -1)).toEqual([0, 2, 1]);
  expect(orderAfter(first, 1)).toEqual([1, 0, 2]);
  expect(orderAfter(first, -1)).toEqual([0, 1, 2]);
  expect(orderAfter(third, 1)).toEqual([0, 1, 2]);
  expect(changePart(meeting, second, { title: 'The house' }).report.map(({ title }) => title)).toEqual([
    'Home Equity Line',
    'The house',
    'Home Equity Line',
  ]);
  expect(removePart(meeting, second).report.map(({ key }) => key)).toEqual([first, third]);
});

it('stays openable, as a file and on the device, however often an answer is added', () => {
  let meeting = emptyMeeting;
  for (let count = 0; count < 205; count++) meeting = addToReport(meeting, heloc, { inputs: { rate: 1 }, entered: [] });
  expect(meetingOfContent(contentOfMeeting(meeting, '1'))).toEqual({ meeting, engine: '1' });
});
