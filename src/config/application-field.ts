/** Tokens that HTML allows for a text field, of which `street-address` is none because it has several lines. */
type Autofill =
  | 'name'
  | 'tel'
  | 'fax tel'
  | 'email'
  | 'address-level1'
  | 'address-level2'
  | 'address-line1'
  | 'postal-code'
  | 'organization';

/** What the page configuration says of an additional field. */
type Additional = { label?: string; isOptional?: true };

/** A field of an application form. Its texts are in `src/i18n/application`, by name. */
export type ApplicationField =
  | (Additional & {
      kind: 'text';
      name: string;
      autoComplete?: Autofill;
      /** Also decides on the normal form of the text, like `autoCapitalize`. */
      inputMode?: 'tel' | 'email' | 'numeric';
      autoCapitalize?: 'characters';
      /** Not stored in drafts, because it identifies a person. */
      isPrivate?: true;
      /** Whether a text of `remarks` stands beside its label. */
      hasRemark?: true;
      /** Sent, but not shown. */
      isHidden?: true;
      /** Whether a line is above it. */
      startsGroup?: true;
    })
  | { kind: 'textarea'; name: string; rows: number; startsGroup?: true }
  | { kind: 'date'; name: string; autoComplete?: 'bday' }
  | { kind: 'radio'; name: string; options: readonly string[] }
  | (Additional & { kind: 'select'; name: string; options: readonly string[]; autoComplete?: Autofill })
  | { kind: 'checkboxes'; name: string; options: readonly string[] }
  | {
      /** A checkbox that must be checked. */
      kind: 'checkbox';
      name: string;
      /** Need not be checked with `declarations="optional"` (OQ-78). */
      isDeclaration?: true;
      /** Only the visitor can check it, each time. */
      isConsent?: true;
      /** URL of the notice that its text names. */
      notice?: string;
    }
  | {
      /** Province and city. */
      kind: 'region';
      name: string;
      /** Cities by province, from the page configuration; those of China by default (CAMP-23). */
      regions?: ReadonlyMap<string, readonly string[]>;
    }
  /** Rows of text fields, none of which is required. */
  | { kind: 'rows'; name: string; count: number; columns: readonly string[] };

/** Type of a field's value in `detail.data`. */
export type ValueOf<Field extends ApplicationField> = Field extends { kind: 'checkbox' }
  ? boolean
  : Field extends { kind: 'checkboxes' }
    ? string[]
    : Field extends { kind: 'region' }
      ? [province: string, city: string]
      : Field extends { kind: 'rows'; columns: readonly (infer Column extends string)[] }
        ? Record<Column, string>[]
        : string;
