import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { isKnownOperation } from './known-operations.ts';
import { graphqlLimits, limitRules } from './limit-rules.ts';

export interface GateOptions {
  /** Only the app's own operations, identified by their hash; no introspection, no hints about field names. */
  readonly isStrict: boolean;
}

export type GateAnswer =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

export interface DocumentGate {
  readonly admit: (text: string) => GateAnswer;
}

const rememberedDocuments = 500;
const rememberedBytes = 4 * 1024;

/** Parses and validates a text once and caches it, so a known operation costs one look-up in a map. */
export function createDocumentGate(schema: GraphQLSchema, { isStrict }: GateOptions): DocumentGate {
  const remembered = new Map<string, GateAnswer>();
  const rules = [...limitRules, ...specifiedRules, ...(isStrict ? [NoSchemaIntrospectionCustomRule] : [])];

  function examine(text: string): GateAnswer {
    if (text.length > graphqlLimits.documentBytes) return refuse('The query is too long.');
    if (isStrict && !isKnownOperation(text)) return refuse('Only operations of the app are answered.');
    try {
      const document = parse(text, { maxTokens: graphqlLimits.tokens });
      const errors = validate(schema, document, rules, { maxErrors: 20 });
      return errors.length === 0 ? { ok: true, document } : { ok: false, errors: isStrict ? errors.map(withoutHint) : errors };
    } catch (fault) {
      if (fault instanceof GraphQLError) return { ok: false, errors: [fault] };
      throw fault;
    }
  }

  return {
    admit: (text) => {
      const found = remembered.get(text);
      if (found !== undefined) return found;
      const answer = examine(text);
      if (text.length <= rememberedBytes) {
        const oldest = remembered.size >= rememberedDocuments ? remembered.keys().next().value : undefined;
        if (oldest !== undefined) remembered.delete(oldest);
        remembered.set(text, answer);
      }
      return answer;
    },
  };
}

function refuse(message: string): GateAnswer {
  return { ok: false, errors: [new GraphQLError(message)] };
}

/** The validator suggests similar names, which would reveal the schema after enough attempts. */
function withoutHint(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .*$/, ''), { nodes: error.nodes ?? null });
}
