import { parse, type ValidationRule, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refused } from '#contract/values/outcome.ts';
import { isKnownOperation } from '#server/edge/graphql/gate/known-operations.ts';
import { graphqlLimits, limitRules, programLimitRules } from '#server/edge/graphql/gate/limit-rules.ts';
import { refusalError } from '#server/edge/graphql/types/unwrap.ts';
import { isProgram, type SenderContext } from '#server/edge/graphql/visit/visit.ts';

export interface DocumentLimitsOptions {
  /** In production, browsers send only the app's own documents. Programs write their own, within the limits. */
  readonly isProduction: boolean;
}

/** Limits what is parsed, validated, and executed. */
export function useDocumentLimits({ isProduction }: DocumentLimitsOptions): Plugin<SenderContext, SenderContext> {
  return {
    onParams: ({ params: { query = '' }, context: { visit }, setResult }) => {
      const refuse = (message: string): void => setResult({ errors: [refusalError(refused('InputInvalid', message))] });
      if (query.length > graphqlLimits.documentBytes) refuse('The query is too long.');
      else if (isProduction && !isProgram(visit) && !isKnownOperation(query)) refuse('Only operations of the app are answered.');
    },
    onParse: ({ setParseFn }) => setParseFn((source) => parse(source, { maxTokens: graphqlLimits.tokens })),
    onValidate: ({ context: { visit }, addValidationRule, setValidationFn }) => {
      const limits = isProgram(visit) ? programLimitRules : limitRules;
      for (const rule of limits) addValidationRule(rule);
      // The limits are checked first, so that a document beyond them is told so.
      setValidationFn((schema, document, rules = []) => {
        const others = rules.filter((rule: ValidationRule) => !limits.includes(rule));
        return validate(schema, document, [...limits, ...others], { maxErrors: graphqlLimits.errors });
      });
    },
  };
}
