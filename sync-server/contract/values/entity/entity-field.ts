import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The least and the greatest number that a field takes, and the one that holds when the field is empty. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
}

/** The control that a form shows for a field, and the way its entry is read. */
export type Control =
  | { readonly kind: 'text'; readonly inputMode?: 'email' | 'url'; readonly placeholder?: string; readonly autoComplete?: string }
  | { readonly kind: 'area'; readonly rows: number }
  /** A list of texts, one in each line. */
  | { readonly kind: 'lines'; readonly rows: number }
  /** A color, picked or typed. `pick` labels the button that opens the picker; `hasOwn` says that an empty field means the product's own color. */
  | { readonly kind: 'color'; readonly pick: string; readonly hasOwn?: true }
  /** An amount of money; `step` is the smallest one that the field takes. */
  | { readonly kind: 'price'; readonly step: string }
  /** A whole number. An empty entry is the initial value of the field, or the standard one of `bounds`, which the hint then states. */
  | { readonly kind: 'count'; readonly unit?: string; readonly bounds?: Bounds }
  /** A number with the separators of the reader's language. */
  | { readonly kind: 'decimal'; readonly unit?: string; readonly isMoney?: true }
  /** A date and time of the person's own time zone. */
  | { readonly kind: 'moment' }
  | { readonly kind: 'flag' }
  /** One of the values of the schema. `names` are their labels; without them the form brings the choices. */
  | { readonly kind: 'choice'; readonly names?: Readonly<Record<string, string>>; readonly none?: string }
  /** Ids of other records, which the form brings, each with a switch. */
  | { readonly kind: 'several' };

/** The entries of a form by field, as they were typed. */
export type FormEntries = Readonly<Record<string, string | boolean>>;

/** The texts and the control of a field in a form. A field without it is set elsewhere, or by programs only. */
export interface FieldForm {
  readonly label: string;
  readonly hint?: string;
  /** True if the form asks for a value although the stored field has an initial one. */
  readonly isAsked?: true;
  /** Value that a form for a new record starts with, if it differs from the stored default. */
  readonly suggested?: string;
  readonly control: Control;
  /** Changes of the field by the other entries. Undefined: the field has no meaning beside them, and is neither shown nor sent. */
  readonly varies?: (entries: FormEntries) => Partial<Pick<FieldForm, 'label' | 'hint' | 'control'>> | undefined;
}

interface AnyField {
  /** Schema of the value in an answer. */
  readonly answer: Schema;
  /** Schema of the value in a row on a device, if it differs from the answer. */
  readonly row?: Schema;
  /** Value in the example of the documentation. */
  readonly example: unknown;
  /** True if members of the tenant have the field on their devices, and not only administrators of the record. */
  readonly isForMembers?: boolean;
}

/** A field that no request sets: the server computes it, or another operation writes it. */
export interface ReadField extends AnyField {
  readonly input?: undefined;
  /** True if a move to another server takes it along. Written fields are always taken along. */
  readonly isExported?: true;
  /** True if a row always has it, because the device gives it to a record that the server does not know yet. */
  readonly isAlwaysKnown?: true;
}

/** A field that a request may set. */
interface AnyWrittenField extends AnyField {
  /** Schema of the value in a request. */
  readonly input: Schema;
  /** Schema in a request that edits the record, if it differs. */
  readonly edited?: Schema;
  /** Another valid value, for tests that change the field. */
  readonly changed: unknown;
  readonly form?: FieldForm;
  /** True if only the request that creates the record sets it. */
  readonly isFixed?: true;
  /** The JSON column whose member it is. Without it, the field has a column of its own. */
  readonly in?: 'settings';
  /** Reader of the stored member, if older versions stored values that the answer refuses. */
  readonly stored?: Schema;
}

export interface RequiredField extends AnyWrittenField {
  readonly isRequired: true;
}

export interface OptionalField extends AnyWrittenField {
  readonly isRequired?: undefined;
  /** Value in a new record if the request does not set it. Undefined: the record has none. */
  readonly initial: unknown;
}

export type Field = ReadField | RequiredField | OptionalField;
export type Fields = Readonly<Record<string, Field>>;

export type WrittenName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readonly input: Schema } ? Name : never;
}[keyof F & string];

type InputOf<One extends Field> = One extends { readonly input: infer Input extends Schema } ? Input : never;
type EditedOf<One extends Field> = One extends { readonly edited: infer Edited extends Schema } ? Edited : InputOf<One>;
type StoredOf<One extends Field> = One extends { readonly stored: infer Stored extends Schema } ? Stored : One['answer'];
type RowOf<One extends Field> = One extends { readonly row: infer Row extends Schema } ? Row : One['answer'];

type Initialized<One extends Field, Value extends Schema> = One extends { readonly initial: undefined }
  ? z.ZodMiniOptional<Value>
  : z.ZodMiniDefault<Value>;

/** Members of a request that creates a record: what it leaves out has its initial value. */
export type CreateShape<F extends Fields> = {
  readonly [Name in WrittenName<F>]: F[Name] extends RequiredField ? InputOf<F[Name]> : Initialized<F[Name], InputOf<F[Name]>>;
};
/** Members of a request that edits one. */
export type UpdateShape<F extends Fields> = {
  readonly [Name in WrittenName<F> as F[Name] extends { readonly isFixed: true } ? never : Name]: z.ZodMiniOptional<EditedOf<F[Name]>>;
};
/** Members of a new record that have a column of their own. */
export type ColumnShape<F extends Fields> = Omit<CreateShape<F>, keyof SettingsShape<F>>;
/** Members of a request that replaces a record as a whole. */
export type WholeShape<F extends Fields> = { readonly [Name in WrittenName<F>]: InputOf<F[Name]> };
/** Members of an answer. */
export type AnswerShape<F extends Fields> = { readonly [Name in keyof F & string]: F[Name]['answer'] };
/** Members of a row on a device: a written field has its initial value where it is missing, and others may be missing. */
export type RowShape<F extends Fields> = { readonly [Name in keyof F & string]: RowMember<F[Name]> };
type RowMember<One extends Field> = One extends RequiredField | { readonly isAlwaysKnown: true }
  ? RowOf<One>
  : One extends OptionalField
    ? Initialized<One, RowOf<One>>
    : z.ZodMiniOptional<RowOf<One>>;
/** Members of a row on a member's device. The server computes them all, so that only a written field can be missing in an older row. */
export type MemberShape<F extends Fields> = {
  readonly [Name in keyof F & string as F[Name] extends { readonly isForMembers: true } ? Name : never]: F[Name] extends OptionalField
    ? Initialized<F[Name], RowOf<F[Name]>>
    : RowOf<F[Name]>;
};
/** Members of the JSON column. A missing or unreadable one has its initial value. */
export type SettingsShape<F extends Fields> = {
  readonly [Name in keyof F & string as F[Name] extends { readonly in: 'settings' } ? Name : never]: z.ZodMiniCatch<
    Initialized<F[Name], StoredOf<F[Name]>>
  >;
};
