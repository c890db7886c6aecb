import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What one document may ask for. */
export const graphqlLimits = { depth: 8, aliases: 15, directives: 20, tokens: 1_000, documentBytes: 64 * 1024 } as const;

export const limitRules: readonly ValidationRule[] = [limitDepth, limitAliases, limitDirectives];

function limitDepth(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (isDeeper(context, operation.selectionSet, graphqlLimits.depth, [])) {
        context.reportError(new GraphQLError(`The query is nested more than ${graphqlLimits.depth} levels deep.`));
      }
    },
  };
}

/** A fragment inside itself is another rule's refusal; here it only must not go on for ever. */
function isDeeper(
  context: ValidationContext,
  selections: SelectionSetNode,
  left: number,
  open: readonly FragmentDefinitionNode[],
): boolean {
  return selections.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) {
      return left === 0 || (selection.selectionSet !== undefined && isDeeper(context, selection.selectionSet, left - 1, open));
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return isDeeper(context, selection.selectionSet, left, open);
    const fragment = context.getFragment(selection.name.value);
    if (fragment === null || fragment === undefined || open.includes(fragment)) return false;
    return isDeeper(context, fragment.selectionSet, left, [...open, fragment]);
  });
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
