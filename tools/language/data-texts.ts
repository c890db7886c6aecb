import { rules } from '#calculators/plan/model/rules.ts';
import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { calculatorTexts } from './calculator-texts.ts';
import { idsByFile } from './not-texts.ts';
import { resultWords } from './result-words.ts';

const answered = await resultWords();

/** Texts that screens take from data and translate where they show them: they stand in no `t('…')`. */
export function dataTexts(): ReadonlySet<string> {
  const calculators = [...calculatorTexts().values()].flatMap((texts) => [...texts]);
  const templates = galleryTemplates.flatMap(({ name, category, description }) => [name, category, description]);
  const plan = Object.values(rules).flatMap(({ text, source }) => (/\d/.test(source) ? [text] : [text, source]));
  return new Set([...plan, ...calculators, ...answered, ...templates, ...Object.values(idsByFile).flat(), ...unitsOfOne]);
}

/** Units beside the number 1. */
const unitsOfOne = ['day', 'year', 'month', 'mile', 'unit', 'hour', 'week'];
