import { isRecord } from '../../../contract/index.ts';
import { joinById, setUnreadableCount } from '../../../query/index.ts';

export interface PairingGroup {
  id: string;
  name: string;
  participants: number | undefined;
}

/**
 * Parses groups from an undocumented response: a list, or an object with one under `groups`. A
 * group has an `id`, and usually a `name` and `participants` as a number or a list. `leftOutOf`
 * counts the others, and those that differ from an earlier one of the same id.
 *
 * @returns Undefined if the response holds no such list.
 */
export function readGroups(answer: unknown): PairingGroup[] | undefined {
  const list: unknown = isRecord(answer) ? answer['groups'] : answer;
  if (!Array.isArray(list)) return undefined;
  const items: readonly unknown[] = list;
  const read = items.flatMap(groupOf);
  setUnreadableCount(read, items.length - read.length);
  const groups = joinById(({ id }) => id, read);
  return groups.length === 0 && items.length > 0 ? undefined : groups;
}

function groupOf(item: unknown): PairingGroup[] {
  if (!isRecord(item)) return [];
  const { id, name, participants } = item;
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  return [
    {
      id: String(id),
      name: typeof name === 'string' && name.trim() !== '' ? name : String(id),
      participants: Array.isArray(participants)
        ? participants.length
        : typeof participants === 'number'
          ? participants
          : undefined,
    },
  ];
}
