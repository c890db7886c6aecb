import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../imports.ts';
import { circleSentences, circlesOf } from './circles.ts';
import { countRooms } from './count-rooms.ts';
import { graphOf } from './folder-graph.ts';
import type { Side } from './sides.ts';

const app: Side = { name: 'app', root: 'pwa/' };
const garage = { file: 'pwa/garage/bench/list.ts', text: "import { bill } from '#app/kitchen/stove/bill.ts';\n" };
const kitchen = { file: 'pwa/kitchen/stove/bill.ts', text: "import type { Tax } from '#app/cellar/shelf/tax.ts';\n" };
const cellar = { file: 'pwa/cellar/shelf/tax.ts', text: "import { list } from '#app/garage/bench/list.ts';\n" };

describe('circles between folders', () => {
  it('notices folders that import each other through a third one', () => {
    const [circle, ...others] = circlesOf(graphOf([garage, kitchen, cellar], app, 1));
    expect(circle?.folders).toEqual(['pwa/cellar', 'pwa/garage', 'pwa/kitchen']);
    expect(circle?.imports).toHaveLength(3);
    expect(others).toEqual([]);
    expect(circleSentences([garage, kitchen, cellar], [1])).toHaveLength(1);
  });

  it('notices folders of one room that import each other', () => {
    const shelf = { file: 'pwa/cellar/shelf/tax.ts', text: "import { list } from '#app/cellar/wine/list.ts';\n" };
    const wine = { file: 'pwa/cellar/wine/list.ts', text: "import { tax } from '#app/cellar/shelf/tax.ts';\n" };
    expect(circlesOf(graphOf([shelf, wine], app, 1))).toEqual([]);
    expect(circleSentences([shelf, wine])).toEqual([expect.stringMatching(/^pwa\/cellar\/shelf, pwa\/cellar\/wine import each other/)]);
  });

  it('notices subjects of one shelf of calculators that import each other', () => {
    const leases = {
      file: 'calculators/automotive/leases/lease.ts',
      text: "import { loan } from '#calculators/automotive/loans/loan.ts';\n",
    };
    const loans = {
      file: 'calculators/automotive/loans/loan.ts',
      text: "import { lease } from '#calculators/automotive/leases/lease.ts';\n",
    };
    expect(circleSentences([leases, loans])).toHaveLength(1);
  });

  it('notices a folder and a file beside it that import each other', () => {
    const loose = { file: 'pwa/cellar/light.ts', text: "import { list } from './wine/list.ts';\n" };
    const wine = { file: 'pwa/cellar/wine/list.ts', text: "import { light } from '#app/cellar/light.ts';\n" };
    expect(circleSentences([loose, wine])).toHaveLength(1);
  });

  it('lets a chain of folders and imports inside a folder pass', () => {
    expect(circleSentences([garage, kitchen, { ...cellar, text: "import { rate } from './rate.ts';\n" }])).toEqual([]);
  });

  it('leaves out tests and their support', () => {
    const test = { ...cellar, file: 'pwa/cellar/shelf/tax.test.ts' };
    const support = { file: 'pwa/testing/scene.ts', text: "import { bill } from '#app/kitchen/stove/bill.ts';\n" };
    expect(circleSentences([garage, kitchen, test, support])).toEqual([]);
  });

  it('finds none in the sources', () => {
    expect(circleSentences(sourceFiles())).toEqual([]);
  });

  it('finds none among the folders of a domain of the app', () => {
    expect(circlesOf(graphOf(sourceFiles(), app, 3))).toEqual([]);
  });
});

describe('the count of rooms', () => {
  it('counts folders, the longest chain, and pairs of folders', () => {
    const two = {
      ...garage,
      text: `${garage.text}import { tax } from '#app/cellar/shelf/tax.ts';\nimport '#app/cellar/shelf/other.ts';\n`,
    };
    const bottom = { ...cellar, text: '' };
    expect(countRooms([two, kitchen, bottom], app, 1)).toEqual({ rooms: 3, floors: 3, arrows: 3, circles: 0 });
  });

  it('counts folders in a circle as one floor', () => {
    const above = { file: 'pwa/roof/tiles/lay.ts', text: "import { list } from '#app/garage/bench/list.ts';\n" };
    expect(countRooms([above, garage, kitchen, cellar], app, 2)).toEqual({ rooms: 4, floors: 2, arrows: 4, circles: 1 });
  });

  it('keeps the contract apart from the server', () => {
    const contract: Side = { name: 'contract', root: 'sync-server/contract/' };
    const server: Side = { name: 'server', root: 'sync-server/' };
    const schema = { file: 'sync-server/contract/values/schema.ts', text: '' };
    const service = { file: 'sync-server/office/stats/read.ts', text: "import { schema } from '#contract/values/schema.ts';\n" };
    expect(countRooms([schema, service], contract, 1)).toEqual({ rooms: 1, floors: 1, arrows: 0, circles: 0 });
    expect(countRooms([schema, service], server, 1)).toEqual({ rooms: 1, floors: 1, arrows: 0, circles: 0 });
  });
});
