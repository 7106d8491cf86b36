import { usePlatformMutation } from '../../provider/index.ts';
import type { TaskChange } from './core/index.ts';
import { useTaskListActions } from './TaskListContext.ts';

/** Creates a task mutation that reports to the host once the platform has responded. */
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
