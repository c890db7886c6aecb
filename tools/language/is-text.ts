import { codeWords, idsByFile } from './not-texts.ts';
import { childNode, type Node, nameOf } from './syntax.ts';

/** Attributes whose text a person reads or hears. */
const textAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext)|label|title|placeholder|alt|description|hint|heading|headline|subtitle|text|message|none|empty|help|summary|legend|caption|note|after|all|name[A-Z]\w*|\w+(?:Label|Text|Title|Message|Hint|Placeholder)|unit|noun|action|submit|confirm|explanation|tooltip|lead|detail)$/;
export const codeAttributes =
  /^(?:className|class|style|css|sx|d|viewBox|transform|points|href|to|src|type|id|key|role|name|value|variant|size|as|accept|scope|method|hash|prompt|rel|timeZone|fontFamily|content|animation|colorScheme|combineWith|enterKeyHint|(?:date|time)Style|currencyDisplay|notation)$/;
/** True for an attribute that a person reads or hears. */
export function isReadAttribute(name: string, value: string): boolean {
  // The name of a list is read aloud; the name of a field or of an icon exists only in code.
  if (name === 'name') return /^[A-Z]/.test(value);
  if (codeAttributes.test(name) || !/[A-Za-z]{2}/.test(value)) return false;
  if (/^(?:[a-z-]+:\/\/|\/|[^@\s]+@[^@\s]+$)/.test(value)) return false;
  return textAttributes.test(name) || /^[A-Z][a-z]+ /.test(value);
}

const textProperty =
  /^(?:title|text|label|description|message|hint|heading|detail|explanation|error|empty|none|action|one|several|header|prompt|note|summary|help|placeholder|submit|done|unit|after|\w+(?:Text|Label|Title|Message|Hint))$/;

/** True for a literal that a person reads, by its words and its place. `§` stands for the values inside a template. */
export function isTextAt(value: string, parents: readonly Node[], file: string): boolean {
  const words = value.replaceAll('§', '');
  if (!/[A-Za-z]{2}/.test(words) || codeWords.has(words) || idsByFile[file]?.includes(words)) return false;
  if (
    /[{}<>=|\\^]|;(?! [a-z0-9])|=>|\/\*|^\s*[#./?&@]|\w\/\w+\/|^[\w-]+\.[a-z]|^\w+:\S|\(\)|^--|\b(?:var|calc|repeat|rgb|url|minmax|color-mix)\(|^\w+-src /.test(
      words,
    )
  )
    return false;
  if (/^[\d\s.%,a-z-]*(?:px|rem|em|fr|vh|vw|deg|ms)\b/.test(words) && !/[A-Z]/.test(words)) return false;
  if (/\d(?:px|rem|fr|vh|vw|dvh)\b/.test(words)) return false;
  const isTexts = /-texts?\.ts$/.test(file);
  const owner = parents.findLast(
    (parent) => parent.type === 'Property' || parent.type === 'JSXAttribute' || parent.type === 'CallExpression',
  );
  const key = owner?.type === 'Property' ? nameOf(childNode(owner.key)) : '';
  if (codeAttributes.test(key) && !['name', 'value', 'as'].includes(key)) return false;
  if (/^[A-Z][a-z]+(?:['’][a-z]+)?(?:…|\.|!|\?)?$/.test(words) || /^[A-Z]{2,5}s?$/.test(words)) return true;
  if (/[A-Za-z,.:;!?)§%] +[A-Za-z("“§]/.test(value) && /[A-Za-z]{2}/.test(words)) return true;
  if (/^[A-Z]/.test(words) && /[ ’'\u2026.!?-]/.test(words)) return true;
  if (/^[a-z]+…?$/.test(words)) return isTexts || textProperty.test(key);
  return false;
}
