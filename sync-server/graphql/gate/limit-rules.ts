import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { httpTexts } from '#server/http/http-texts.ts';
import { isUnstorable } from '#server/http/requests/strict-json.ts';

/** Limits of one document. */
export const graphqlLimits = { depth: 8, aliases: 15, directives: 20, tokens: 1_000, cost: 1_000, documentBytes: 64 * 1024 } as const;

/**
 * Definition of the cost: a root field is a call of a service with its own transaction, and a list costs ten times its entry's fields,
 * because its length is not known in advance.
 */
const costs = { call: 50, object: 2, leaf: 1, listEntries: 10 } as const;

export const limitRules: readonly ValidationRule[] = [limitSize, limitAliases, limitDirectives, refuseUnstorable];

interface Size {
  readonly depth: number;
  readonly cost: number;
}

const nothing: Size = { depth: 0, cost: 0 };

function limitSize(context: ValidationContext): ASTVisitor {
  const sizeOf = createSizeOf(context);
  return {
    OperationDefinition(operation) {
      const { depth, cost } = sizeOf(operation.selectionSet, context.getSchema().getRootType(operation.operation) ?? undefined);
      if (depth > graphqlLimits.depth) {
        context.reportError(new GraphQLError(`The query is nested more than ${graphqlLimits.depth} levels deep.`));
      }
      if (cost > graphqlLimits.cost) {
        context.reportError(new GraphQLError(`The query costs ${cost}, and at most ${graphqlLimits.cost} is answered.`));
      }
    },
  };
}

/** Each fragment is measured once: otherwise fragments that spread each other twice would grow exponentially. */
function createSizeOf(context: ValidationContext) {
  const schema = context.getSchema();
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const fragments = new Map<string, Size>();

  function sizeOfSelections({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): Size {
    let [depth, cost] = [0, 0];
    for (const selection of selections) {
      const size = sizeOfSelection(selection, parent);
      depth = Math.max(depth, size.depth);
      cost += size.cost;
    }
    return { depth, cost };
  }

  function sizeOfSelection(selection: SelectionSetNode['selections'][number], parent: GraphQLNamedType | undefined): Size {
    switch (selection.kind) {
      case Kind.FIELD:
        return sizeOfField(selection, parent);
      case Kind.INLINE_FRAGMENT:
        return sizeOfSelections(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent);
      case Kind.FRAGMENT_SPREAD:
        return sizeOfFragment(selection.name.value);
    }
  }

  function sizeOfField({ name, selectionSet }: FieldNode, parent: GraphQLNamedType | undefined): Size {
    const type = typeOfField(parent, name.value);
    const call = roots.has(parent) && !name.value.startsWith('__') ? costs.call : 0;
    if (selectionSet === undefined) return { depth: 1, cost: call + costs.leaf };
    const inside = sizeOfSelections(selectionSet, type === undefined ? undefined : getNamedType(type));
    const times = type !== undefined && isListType(getNullableType(type)) ? costs.listEntries : 1;
    return { depth: 1 + inside.depth, cost: call + costs.object + times * inside.cost };
  }

  /** Another rule refuses a fragment that contains itself; here it only must not recurse forever. */
  function sizeOfFragment(name: string): Size {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    const fragment = context.getFragment(name);
    if (fragment === null || fragment === undefined) return nothing;
    fragments.set(name, nothing);
    const size = sizeOfSelections(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    fragments.set(name, size);
    return size;
  }

  function typeNamed(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : schema.getType(name);
  }

  return sizeOfSelections;
}

function typeOfField(parent: GraphQLNamedType | undefined, name: string): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
}

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias !== undefined) aliases += 1;
      if (aliases === graphqlLimits.aliases + 1)
        context.reportError(new GraphQLError(`The query has more than ${graphqlLimits.aliases} aliases.`));
    },
  };
}

/** The body was checked before; escapes of the query language only become characters here. */
function refuseUnstorable(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (isUnstorable(node.value)) context.reportError(new GraphQLError(httpTexts.unstorable, { nodes: node }));
    },
  };
}

function limitDirectives(context: ValidationContext): ASTVisitor {
  let directives = 0;
  return {
    Directive() {
      directives += 1;
      if (directives === graphqlLimits.directives + 1) {
        context.reportError(new GraphQLError(`The query has more than ${graphqlLimits.directives} directives.`));
      }
    },
  };
}
