import { SelectField, type SelectOption } from "#components/ui/fields/select-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { ListChoice } from "./list-choice.ts";
import { SearchBox } from "./search-box.tsx";

/** A filter of a list. With options it is a select, with a day a date, else a search. */
export type Filter<Chosen> = {
  /** Its parameter in the address. */
  name: keyof Chosen & string;
  label: string;
  /** A search's example, or the option that chooses nothing. */
  placeholder?: string | undefined;
  options?: readonly SelectOption[];
  /** Shown by a select instead of the address's choice. */
  shown?: string;
  /** Filters that change with a select. */
  along?: Partial<Chosen>;
  /** Chosen with the form's button: a half-typed year is a day as well. */
  day?: string;
  /** Classes of the field. */
  width?: string;
};

export type FiltersOf<List> =
  List extends ListChoice<infer Chosen> ? readonly Filter<Chosen>[] : never;

type FilterFieldsProps<Chosen> = {
  list: ListChoice<Chosen>;
  filters: readonly Filter<Chosen>[];
  choice: Chosen;
  busy: boolean;
  choose: (change: Partial<Chosen>) => void;
  /** By default the search's label shows where other filters have labels. */
  labelShown?: boolean | "desk";
};

/** Renders filters. Typing and each choice change the address. */
export function FilterFields<Chosen>(props: FilterFieldsProps<Chosen>) {
  const { list, filters, choice, busy, choose, labelShown = filters.length > 1 } = props;
  const set = (name: string, value: unknown, along?: Partial<Chosen>) =>
    choose({ ...along, [name]: value } as Partial<Chosen>);

  function field({ name, label, placeholder, options, day, ...filter }: Filter<Chosen>) {
    // Another day makes another field.
    if (day)
      return <TextField key={day} {...{ name, label }} type="date" defaultValue={day} required />;
    const value = filter.shown ?? String(choice[name] ?? "");
    const common = { name, label, value, placeholder };
    if (!options)
      return (
        <SearchBox
          {...common}
          busy={busy}
          labelShown={labelShown}
          onSearch={(text) => set(name, text)}
        />
      );
    return (
      <SelectField
        {...common}
        options={options}
        onChange={({ target }) =>
          set(name, list.read({ [name]: target.value })[name], filter.along)
        }
      />
    );
  }

  return filters.map((filter) => (
    <div key={filter.name} className={filter.width ?? SEARCH_WIDTH}>
      {field(filter)}
    </div>
  ));
}

const SEARCH_WIDTH = "col-span-2 grow sm:max-w-96 sm:min-w-72";
