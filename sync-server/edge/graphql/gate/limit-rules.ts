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
import { httpTexts } from '#server/core/http/http-texts.ts';
import { isUnstorable } from '#server/core/http/requests/strict-json.ts';

/** Limits of one document. */
export const graphqlLimits = {
  ...{ depth: 8, cost: 1_000, aliases: 15, directives: 20, tokens: 1_000, documentBytes: 64 * 1024 },
  /** Rows of all lists of one request. */
  rows: 1_000,
  /** After so many errors, the validator stops. */
  errors: 20,
  /** A program may ask for the schema with the query of the usual tools, which nests and lists more than any other query may. */
  introspection: { depth: 15, cost: 70_000 },
} as const;

/**
 * Definition of the cost: a root field is a call of a service with its own transaction, and a list costs ten times its entry's fields,
 * because its length is not known in advance.
 */
const costs = { call: 50, object: 2, leaf: 1, listEntries: 10 } as const;

const commonRules: readonly ValidationRule[] = [limitAliases, limitDirectives, refuseUnstorable];
export const limitRules: readonly ValidationRule[] = [limitSize, ...commonRules];
/** For a program, introspection has limits of its own. */
export const programLimitRules: readonly ValidationRule[] = [limitSizeOfProgram, ...commonRules];

interface Size {
  readonly depth: number;
  readonly cost: number;
}

const nothing: Size = { depth: 0, cost: 0 };

const introspectionTypes = { __schema: '__Schema', __type: '__Type' } as const;

function limitSize(context: ValidationContext): ASTVisitor {
  return reportSize(context, undefined);
}

function limitSizeOfProgram(context: ValidationContext): ASTVisitor {
  return reportSize(context, graphqlLimits.introspection);
}

/** With limits of its own, introspection is measured apart. */
function reportSize(context: ValidationContext, ofIntrospection: Size | undefined): ASTVisitor {
  const report = (size: Size, limit: Size): void => {
    if (size.depth > limit.depth) context.reportError(new GraphQLError(`The query is nested more than ${limit.depth} levels deep.`));
    if (size.cost > limit.cost)
      context.reportError(new GraphQLError(`The query costs ${size.cost}, and at most ${limit.cost} is answered.`));
  };
  return {
    OperationDefinition(operation) {
      const { sizeOf, introspection } = createSizeOf(context, ofIntrospection !== undefined);
      report(sizeOf(operation.selectionSet, context.getSchema().getRootType(operation.operation) ?? undefined), graphqlLimits);
      if (ofIntrospection !== undefined) report(introspection(), ofIntrospection);
    },
  };
}

/** Each fragment is measured once: otherwise fragments that spread each other twice would grow exponentially. */
function createSizeOf(context: ValidationContext, isApart: boolean) {
  const schema = context.getSchema();
  let introspection = nothing;
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
    if (isApart && roots.has(parent) && name.value in introspectionTypes) {
      const { depth, cost } = sizeOfSelections(selectionSet, schema.getType(Reflect.get(introspectionTypes, name.value)));
      introspection = { depth: Math.max(introspection.depth, 1 + depth), cost: introspection.cost + cost };
      return nothing;
    }
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

  return { sizeOf: sizeOfSelections, introspection: () => introspection };
}

function typeOfField(parent: GraphQLNamedType | undefined, name: string): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
}

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias === undefined) return;
      aliases += 1;
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
