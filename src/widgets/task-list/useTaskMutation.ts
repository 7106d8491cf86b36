import { usePlatformMutation } from '../../provider/index.ts';
import type { TaskChange } from './core/index.ts';
import { useTaskListActions } from './TaskListContext.ts';

/** A mutation of a task, of which the host hears once the platform has answered. */
export function useTaskMutation<Data, Variables, Prepared>(
  mutation: Parameters<typeof usePlatformMutation<Data, Variables, Prepared>>[0],
  changeOf: (variables: Variables, answer: Data) => TaskChange | undefined,
): ReturnType<typeof usePlatformMutation<Data, Variables, Prepared>> {
  const { reportChange } = useTaskListActions();
  return usePlatformMutation((client) => {
    const options = mutation(client);
    return {
      ...options,
      onSuccess(answer, variables, ...context) {
        const change = changeOf(variables, answer);
        if (change !== undefined) reportChange(change);
        return options.onSuccess?.(answer, variables, ...context);
      },
    };
  });
}
