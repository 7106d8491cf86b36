import { refusal, textOf, type Asked, type Answer, type Route } from './route.ts';

/** The responses of tasks are not shown: each temperament wraps its list in another way. */
function taskList({ world, temperament }: Asked): Answer {
  const tasks = world.tasks;
  const shapes = {
    minimal: tasks,
    generous: { data: tasks, page: 1 },
    moody: { tasks, total: tasks.length },
    strict: { items: tasks, count: tasks.length },
  };
  return { json: shapes[temperament.name] };
}

const session = { credential: 'app session' } as const;
const link = { credential: 'link' } as const;

const filters = [
  'view',
  'completion',
  'priority',
  'status',
  'assigneeUserId',
  'teamIds',
  'departmentId',
  'q',
  'page',
  'limit',
];

/** Tasks, forms and delegated answers. */
export const appRoutes: readonly Route[] = [
  { ...session, path: 'GET /api/tasks', query: filters, isList: true, answer: taskList },
  {
    ...session,
    path: 'GET /api/tasks/todo',
    query: ['priority', 'includeCompleted', 'page', 'limit'],
    isList: true,
    answer: taskList,
  },
  {
    ...session,
    path: 'GET /api/tasks/todo/counts',
    answer: ({ world }) => ({ json: { open: world.tasks.length, total: world.tasks.length } }),
  },
  {
    ...session,
    path: 'GET /api/tasks/counts',
    answer: ({ world }) => ({ json: { open: world.tasks.length, total: world.tasks.length } }),
  },
  {
    ...session,
    path: 'POST /api/tasks',
    body: 'forwarded',
    answer({ world, body }) {
      const task = {
        id: `task-${world.tasks.length + 1}`,
        title: textOf(body['title']),
        status: 'open',
      };
      world.tasks.push(task);
      return { status: 201, json: task };
    },
  },
  {
    ...session,
    path: 'GET /api/tasks/*',
    answer({ world, params: [id] }) {
      const task = world.tasks.find((each) => each.id === id);
      return task === undefined ? refusal(404, 'Task not found') : { json: task };
    },
  },
  {
    ...session,
    path: 'DELETE /api/tasks/*',
    answer({ world, params: [id] }) {
      world.tasks = world.tasks.filter((task) => task.id !== id);
      return 'not shown';
    },
  },
  {
    ...session,
    path: 'POST /api/tasks/*/complete',
    answer({ world, params: [id] }) {
      for (const task of world.tasks) if (task.id === id) task.status = 'completed';
      return 'not shown';
    },
  },
  {
    path: 'GET /forms/api/forms/slug/*',
    query: ['tenantId'],
    answer: () => ({
      json: {
        id: 'form-1',
        title: 'New supplier',
        fields: [
          { name: 'company', label: 'Company', type: 'text', required: true },
          { name: 'goods', label: 'Goods', type: 'textarea' },
        ],
      },
    }),
  },
  {
    path: 'POST /forms/api/forms/*/submit',
    body: 'forwarded',
    answer({ world, body }) {
      world.submissions.push(body);
      return 'not shown';
    },
  },
  {
    ...link,
    path: 'GET /api/onboarding/delegation/public',
    query: ['token'],
    answer: ({ world }) => ({
      json: {
        organization_name: 'Tidewater',
        assigner_name: 'Mara',
        questions: [
          {
            assignment_id: 'assignment-1',
            question_id: 'question-1',
            question: 'What happens to a warm delivery?',
            question_type: 'text',
            options: [],
            status: world.delegated['assignment-1'] === undefined ? 'pending' : 'answered',
            due_date: '2026-12-24',
          },
        ],
        batch_status: 'open',
      },
    }),
  },
  {
    ...link,
    path: 'POST /api/onboarding/delegation/public/answer',
    body: { token: true, answers: true },
    answer({ world, body }) {
      const answers: unknown[] = Array.isArray(body['answers']) ? body['answers'] : [];
      for (const given of answers) {
        if (typeof given !== 'object' || given === null) continue;
        if (!('assignment_id' in given) || !('answer' in given)) continue;
        const words = Array.isArray(given.answer) ? given.answer.map(textOf) : [];
        world.delegated[textOf(given.assignment_id)] = words;
      }
      return { json: { answered_count: answers.length, batch_status: 'completed' } };
    },
  },
];
