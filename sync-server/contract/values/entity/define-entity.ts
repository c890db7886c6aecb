import * as z from 'zod/mini';
import { Id } from '#contract/values/id.ts';
import { named } from '#contract/values/named.ts';
import type {
  AnswerShape,
  ColumnShape,
  CreateShape,
  Field,
  Fields,
  MemberShape,
  RowShape,
  SettingsShape,
  UpdateShape,
  WholeShape,
} from './entity-field.ts';

type WithId<Members> = { id: typeof Id } & Members;

type Answer<F extends Fields> = z.ZodMiniObject<WithId<AnswerShape<F>>, z.core.$strip>;

/** An entity: everything that is known about its fields, and the schemas that follow. */
export interface Entity<F extends Fields = Fields> {
  /** Name of its answer in GraphQL and OpenAPI. */
  readonly name: string;
  readonly fields: F;
  /** The fields that a request may edit: what a change compares, streams, and audits. */
  readonly written: UpdateShape<F>;
  /**
   * Body of a request that creates a record. What it leaves out has its initial value. The id may come from the device, so that later commands
   * can name the record.
   */
  readonly create: z.ZodMiniObject<{ id: z.ZodMiniOptional<typeof Id> } & CreateShape<F>, z.core.$strict>;
  /** Body of a request that edits one. A missing field stays unchanged. */
  readonly update: z.ZodMiniObject<WithId<UpdateShape<F>>, z.core.$strict>;
  /** Every field that a request may set, for a record that is replaced as a whole. */
  readonly whole: z.ZodMiniObject<WholeShape<F>, z.core.$strict>;
  /** The part of a new record that has columns. */
  readonly columns: z.ZodMiniObject<WithId<ColumnShape<F>>, z.core.$strip>;
  readonly answer: Answer<F>;
  /** Row on the device of somebody who administers it. */
  readonly row: z.ZodMiniObject<{ id: z.ZodMiniString<string> } & RowShape<F>, z.core.$loose>;
  /** Members of the row on the devices of the tenant's people. */
  readonly memberShape: MemberShape<F>;
  /** Reader of the fields in the JSON column. */
  readonly settings: z.ZodMiniObject<SettingsShape<F>, z.core.$strip>;
}

/**
 * Declares an entity: each field once, with its schemas, its wording, its initial value, and the place where it is stored. Requests,
 * answers, rows on devices, forms, exports, and examples follow. A field added here needs a migration, and nothing else.
 */
export function defineEntity<const F extends Fields>(name: string, fields: F, description?: string): Entity<F> {
  const create = z.strictObject({ id: z.optional(Id), ...shapeOf(fields, createSchema) });
  const written = shapeOf(fields, updateSchema);
  const update = z.strictObject({ id: Id, ...written });
  const whole = z.strictObject(shapeOf(fields, ({ input }) => input));
  const columns = z.object({ id: Id, ...shapeOf(fields, (field) => (isMember(field) ? undefined : createSchema(field))) });
  const answer = answerOf(name, fields, description);
  const row = z.looseObject({ id: z.string(), ...shapeOf(fields, rowSchema) });
  const memberShape = shapeOf(fields, memberSchema);
  const settings = z.object(shapeOf(fields, settingSchema));
  const entity = { name, fields, written, create, update, whole, columns, answer, row, memberShape, settings };
  if (!follows(entity, fields)) throw new Error(`${name} has a field named "id", which every entity has already.`);
  return entity;
}

/** Some fields of an entity, which an answer of its own shows without the others. */
export function defineFields<const F extends Fields>(fields: F): F {
  return fields;
}

/** An answer with these fields. A list shows an entity without some of its fields by an answer of its own. */
export function answerOf<const F extends Fields>(name: string, fields: F, description?: string): Answer<F> {
  const answer = named(name, z.object({ id: Id, ...shapeOf(fields, (field) => field.answer) }), description);
  if (!answers(answer, fields)) throw new Error(`${name} lacks a field.`);
  return answer;
}

function answers<F extends Fields>(answer: z.ZodMiniObject, fields: F): answer is Answer<F> {
  return Object.keys(fields).every((name) => Object.hasOwn(answer.shape, name));
}

/** True if the schemas were made from these fields: the compiler cannot follow a shape through \`Object.fromEntries\`. */
function follows<F extends Fields>(entity: Entity | object, fields: F): entity is Entity<F> {
  return !Object.hasOwn(fields, 'id') && 'fields' in entity && entity.fields === fields;
}

/** True for a member of the JSON column. */
function isMember(field: Field): boolean {
  return field.input !== undefined && field.in === 'settings';
}

function createSchema(field: Field): z.ZodMiniType | undefined {
  if (field.input === undefined) return undefined;
  return field.isRequired ? field.input : initialized(field.input, field.initial);
}

function updateSchema(field: Field): z.ZodMiniType | undefined {
  return field.input === undefined || field.isFixed ? undefined : z.optional(field.edited ?? field.input);
}

function rowSchema(field: Field): z.ZodMiniType {
  const { answer, row = answer } = field;
  if (field.input === undefined) return field.isAlwaysKnown ? row : z.optional(row);
  return field.isRequired ? row : initialized(row, field.initial);
}

function memberSchema(field: Field): z.ZodMiniType | undefined {
  const { answer, row = answer, isForMembers } = field;
  if (isForMembers !== true) return undefined;
  return field.input === undefined || field.isRequired ? row : initialized(row, field.initial);
}

function settingSchema(field: Field): z.ZodMiniType | undefined {
  if (field.input === undefined || field.isRequired || !isMember(field)) return undefined;
  return z.catch(initialized(field.stored ?? field.answer, field.initial), field.initial);
}

/** The schema, which reads a missing value as the initial one. */
function initialized(schema: z.ZodMiniType, initial: unknown): z.ZodMiniType {
  return initial === undefined ? z.optional(schema) : z._default(schema, initial);
}

/** The schema that each field has in a shape; a field without one is left out. */
function shapeOf(fields: Fields, schemaOf: (field: Field) => z.ZodMiniType | undefined): Readonly<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const schema = schemaOf(field);
      return schema === undefined ? [] : [[key, schema]];
    }),
  );
}
