import { defineController, type Controller } from '../../../../controller/index.ts';
import type { SqlStream } from '../../../../query/index.ts';

/** The search and selection of tables. All are selected initially. */
export interface StreamPickerState {
  searchTerm: string;
  /** Keys of deselected tables. */
  excluded: ReadonlySet<string>;
  /** Schemas toggled from their initial state. */
  toggled: ReadonlySet<string | undefined>;
  /** The key of the active row. */
  activeKey: string | undefined;
}

/** The actions on a list of tables. */
export interface StreamPickerActions {
  search: (searchTerm: string) => void;
  moveTo: (rowKey: string) => void;
  /** Expands or collapses a schema. */
  toggleSchema: (schema: string | undefined) => void;
  /** Selects tables, or deselects them if all are selected. */
  toggle: (streams: readonly SqlStream[]) => void;
  setSelected: (streams: readonly SqlStream[], isSelected: boolean) => void;
}

/** The controller of one mounted table list. */
export type StreamPickerController = Controller<StreamPickerState, StreamPickerActions, object>;

/** Creates the controller of a table list with all tables selected. */
export function createStreamPicker(): StreamPickerController {
  return defineController<StreamPickerState, StreamPickerActions, object>({
    initialState: {
      searchTerm: '',
      excluded: new Set(),
      toggled: new Set(),
      activeKey: undefined,
    },
    actions({ getState, setState }) {
      const setSelected: StreamPickerActions['setSelected'] = (streams, isSelected) => {
        const excluded = new Set(getState().excluded);
        for (const { key } of streams) {
          if (isSelected) excluded.delete(key);
          else excluded.add(key);
        }
        setState({ excluded });
      };
      return {
        setSelected,
        search: (searchTerm) => setState({ searchTerm }),
        moveTo: (activeKey) => setState({ activeKey }),
        toggleSchema(schema) {
          const toggled = new Set(getState().toggled);
          if (!toggled.delete(schema)) toggled.add(schema);
          setState({ toggled });
        },
        toggle: (streams) =>
          setSelected(
            streams,
            streams.some(({ key }) => getState().excluded.has(key)),
          ),
      };
    },
  });
}
