import * as v from 'valibot';
import { createPersistence, wait, type Environment } from '../../environment/index.ts';
import type { DecisionRecord, RecordedAction, RecordsOptions } from './decisionRecord.ts';

/** A store of records that the host hasn't acknowledged. */
export interface RecordStore {
  getState: () => readonly DecisionRecord[];
  acknowledge: (ids: readonly string[]) => void;
  /** Saves records of requests that are about to be sent. Resolves once they are persisted. */
  begin: (records: readonly DecisionRecord[]) => Promise<void>;
  /** Replaces begun records with their completed versions. */
  finish: (records: readonly DecisionRecord[]) => void;
  /** Removes begun records whose decision is recorded elsewhere. */
  drop: (records: readonly DecisionRecord[]) => void;
}

export interface RecordStoreOptions extends Pick<
  RecordsOptions,
  'onRecord' | 'storage' | 'storageKey'
> {
  environment: Environment;
  /** Called after each change to the unacknowledged records. */
  onChange: () => void;
}

interface StoredRecord {
  record: DecisionRecord;
  /** True until its request is answered. */
  isOpen: boolean;
}

/** The maximum number of records for each `onRecord` call. */
const batchSize = 100;

/** The age in milliseconds at which a closed page's request counts as never answered. */
const openFor = 5 * 60_000;

const minPause = 1_000;
const maxPause = 5 * 60_000;

/**
 * Creates a store. Records left by earlier pages and other tabs are handed to the host too. Two
 * tabs may hand over the same record; deduplicate by id.
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
  const removed = new Set<string>();
  let waiting: readonly DecisionRecord[] = [];
  let saving: Promise<unknown> | undefined;
  let isDelivering = false;

  /** Saves once for all changes in the same microtask. */
  function save(): Promise<unknown> {
    saving ??= Promise.resolve().then(() => {
      saving = undefined;
      return persistence.update((entries = []) => {
        const others = entries.filter(({ record: { id } }) => !known.has(id) && !removed.has(id));
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
      removed.add(id);
    }
    void change();
  }

  async function deliver(): Promise<void> {
    if (onRecord === undefined || isDelivering) return;
    isDelivering = true;
    // Batches records of the same microtask.
    await Promise.resolve();
    let pause = minPause;
    for (let batch = waiting; batch.length > 0; batch = waiting) {
      const handed = batch.slice(0, batchSize);
      try {
        await onRecord(handed);
        forget(handed.map(({ id }) => id));
        pause = minPause;
      } catch {
        await wait(environment, pause, { until: 'online' });
        pause = Math.min(maxPause, pause * 2);
      }
    }
    isDelivering = false;
  }

  /** Adopts the records that other pages left. */
  async function adopt(): Promise<void> {
    const entries = (await persistence.read()) ?? [];
    const left = entries.filter(({ record: { id } }) => !known.has(id) && !removed.has(id));
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

/** Creates the schema of a record lazily, so that pages without records don't pay for it. */
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
