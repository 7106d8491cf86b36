import { usePlatformActions } from '../../provider/index.ts';
import { createTaskUploader, type WriteAttachment } from '../../query/index.ts';
import { useLatest } from '../../ui/index.ts';
import type { CreateTaskListOptions } from './core/index.ts';

/** Attaches files to tasks, as the host writes it at that moment. */
export function useTaskUploader(
  writeAttachment: WriteAttachment | undefined,
): CreateTaskListOptions['attach'] {
  const upload = usePlatformActions(createTaskUploader);
  const latest = useLatest(writeAttachment);
  return (taskId, given) => upload(taskId, { ...given, writeAttachment: latest.current });
}
