import type { Shape } from './shape.ts';

/** The emptiest value of a type: null, no items, zero, the first of several words. A stand-in fills in what it models. */
export function blankOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return '';
    case 'decimal':
      return '0';
    case 'number':
      return 0;
    case 'flag':
      return false;
    case 'literal':
      return shape.value;
    case 'list':
      return [];
    case 'map':
    case 'anything':
      return {};
    case 'null':
      return null;
    case 'absent':
    case 'never':
      return undefined;
    case 'union':
      return shape.of.some(({ kind }) => kind === 'null') ? null : blankOf(shape.of[0] ?? { kind: 'null' });
    case 'record':
      return Object.fromEntries(
        [...shape.fields].filter(([, { isOptional }]) => !isOptional).map(([name, { type }]) => [name, blankOf(type())]),
      );
  }
}
