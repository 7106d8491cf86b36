import * as v from 'valibot';
import { createPersistence, wait, type Environment } from '../../environment/index.ts';
import type { DecisionRecord, RecordedAction, RecordsOptions } from './decisionRecord.ts';

/** Keeps records until the host acknowledges them. */
export interface RecordStore {
  getState: () => readonly DecisionRecord[];
  acknowledge: (ids: readonly string[]) => void;
  /** Saves records of requests that are about to be sent. Resolves once they outlive the page. */
  begin: (records: readonly DecisionRecord[]) => Promise<void>;
  /** Adds records that are complete, in place of their beginnings. */
  finish: (records: readonly DecisionRecord[]) => void;
  /** Forgets beginnings whose decision is recorded otherwise. */
  drop: (records: readonly DecisionRecord[]) => void;
}

export interface RecordStoreOptions extends Pick<
  RecordsOptions,
  'onRecord' | 'storage' | 'storageKey'
> {
  environment: Environment;
  /** Called after each change of what isn't acknowledged. */
  onChange: () => void;
}

interface StoredRecord {
  record: DecisionRecord;
  /** True until its request was answered. */
  isOpen: boolean;
}

/** The number of records that the host gets at once. */
const batchSize = 100;

/** The age at which a request of a page that is gone counts as one without an answer, in milliseconds. */
const openFor = 5 * 60_000;

const shortestPause = 1_000;
const longestPause = 5 * 60_000;

/**
 * Creates a store. What earlier pages, and other tabs, left there is handed to the host too; two tabs
 * may hand over the same record, which its id tells.
 */
export function createRecordStore({
  onRecord,
  environment,
  storage = environment.storage,
  storageKey = 'brainstem-records',
  onChange,
}: RecordStoreOptions): RecordStore {
  const { clock, schedule } = environment;
  const stored = v.array(v.object({ record: createRecordSchema(), isOpen: v.boolean() }));
  const persistence = createPersistence<readonly StoredRecord[]>(storage, storageKey, {
    fromJson: (json) => {
      const read = v.safeParse(stored, json);
      return read.success ? read.output : undefined;
    },
  });
  /** Records by id, complete or not. */
  const known = new Map<string, DecisionRecord>();
  const open = new Set<string>();
  const gone = new Set<string>();
  let waiting: readonly DecisionRecord[] = [];
  let saving: Promise<unknown> | undefined;
  let isDelivering = false;

  /** Saves once for all changes of this moment. */
  function save(): Promise<unknown> {
    saving ??= Promise.resolve().then(() => {
      saving = undefined;
      return persistence.update((entries = []) => {
        const others = entries.filter(({ record: { id } }) => !known.has(id) && !gone.has(id));
        const own = Array.from(known, ([id, record]) => ({ record, isOpen: open.has(id) }));
        const all = [...others, ...own];
        return all.length === 0 ? undefined : all;
      });
    });
    return saving;
  }

  function change(): Promise<unknown> {
    const next = [...known.values()].filter(({ id }) => !open.has(id));
    if (next.length !== waiting.length || next.some((record, at) => record !== waiting[at])) {
      waiting = next;
      onChange();
    }
    void deliver();
    return save();
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      known.delete(id);
      open.delete(id);
      gone.add(id);
    }
    void change();
  }

  async function deliver(): Promise<void> {
    if (onRecord === undefined || isDelivering) return;
    isDelivering = true;
    // Records of the same moment go together.
    await Promise.resolve();
    let pause = shortestPause;
    for (let batch = waiting; batch.length > 0; batch = waiting) {
      const handed = batch.slice(0, batchSize);
      try {
        await onRecord(handed);
        forget(handed.map(({ id }) => id));
        pause = shortestPause;
      } catch {
        await wait(environment, pause, { until: 'online' });
        pause = Math.min(longestPause, pause * 2);
      }
    }
    isDelivering = false;
  }

  /** Takes over what other pages left. */
  async function adopt(): Promise<void> {
    const entries = (await persistence.read()) ?? [];
    const left = entries.filter(({ record: { id } }) => !known.has(id) && !gone.has(id));
    let next = Infinity;
    for (const { record, isOpen } of left) {
      const remaining = isOpen ? Date.parse(record.at) + openFor - clock.now() : 0;
      if (remaining <= 0) known.set(record.id, record);
      else next = Math.min(next, remaining);
    }
    if (next !== Infinity) schedule.after(next, () => void adopt());
    if (left.length > 0) void change();
  }
  void adopt();

  return {
    getState: () => waiting,
    acknowledge: forget,
    async begin(records) {
      for (const record of records) {
        known.set(record.id, record);
        open.add(record.id);
      }
      await save();
    },
    finish(records) {
      for (const record of records) {
        open.delete(record.id);
        known.set(record.id, record);
      }
      void change();
    },
    drop: (records) => forget(records.map(({ id }) => id)),
  };
}

/** Creates the schema of a record. A page without records doesn't. */
function createRecordSchema(): v.GenericSchema<unknown, DecisionRecord> {
  const text = v.string();
  return v.object({
    id: text,
    at: v.pipe(text, v.isoTimestamp()),
    action: v.custom<RecordedAction>((value) => typeof value === 'string'),
    target: v.optional(text),
    route: v.optional(text),
    subject: text,
    by: v.picklist(['person', 'assistant']),
    reason: v.optional(text),
    evidence: v.union([v.array(text), v.literal('unknown')]),
    outcome: v.picklist(['done', 'failed', 'undone', 'unknown']),
    status: v.optional(v.number()),
    code: v.optional(text),
    before: text,
    request: text,
    after: text,
    content: v.optional(v.object({ before: v.unknown(), request: v.unknown() })),
  });
}
