import type { AssistantStep } from '../../assistant/step.ts';
import type { Wait } from '../../wait.ts';
import { encodeLine, finishLine } from './dataStream.ts';
import { appendText, textOf, type StoredMessage } from './messages.ts';
import type { Run, RunOutcome, Session } from './sessions.ts';

export interface RunOptions {
  session: Session;
  /** The assistant message to write, which is already in the session. */
  message: StoredMessage;
  /** Called once at the start. If it throws, the run fails. */
  steps: () => readonly AssistantStep[];
  wait: Wait;
  now: () => number;
  newToolCallId: () => string;
}

interface Ending {
  status: RunOutcome['status'];
  error?: string;
  /** The finish reason in the last line. @default by status */
  finishReason?: string;
}

const finishReasons = {
  completed: 'stop',
  paused: 'tool-calls',
  failed: 'error',
  // Assumption: a cancelled run's stream finishes normally.
  stopped: 'stop',
} as const;

const messageStates = {
  completed: 'complete',
  paused: 'paused',
  failed: 'failed',
  stopped: 'stopped',
} as const;

/** The duration of a tool call, in milliseconds. */
const toolMilliseconds = 600;

/** The delay of a line without text or tool arguments, in milliseconds. */
const lineMilliseconds = 25;

/** Starts the session's run, which continues without readers. */
export function startRun(options: RunOptions): Run {
  const { session, message, wait } = options;
  const controller = new AbortController();
  const waiting: (() => void)[] = [];
  let settle: (outcome: RunOutcome) => void = () => undefined;
  const finished = new Promise<RunOutcome>((resolve) => {
    settle = resolve;
  });

  const wake = (): void => {
    for (const resolve of waiting.splice(0)) resolve();
  };

  const run: Run = {
    lines: [],
    message,
    get sessionId() {
      return session.id;
    },
    finished,
    outcome: undefined,
    stop: () => {
      end({ status: 'stopped' });
      controller.abort();
    },
    changed: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  };

  function say(line: string): void {
    run.lines.push(line);
    wake();
  }

  /** Settles the session before the last line is sent, so that its reader can send again. */
  function end({ finishReason, ...result }: Ending): void {
    if (run.outcome !== undefined) return;
    run.outcome = { ...result, answer: textOf(message) };
    session.run = undefined;
    // Assumption: an undocumented finish reason leaves the message incomplete.
    message.state = finishReason === undefined ? messageStates[result.status] : 'stopped';
    if (message.content.length === 0) session.messages.splice(session.messages.indexOf(message), 1);
    session.lastMessageAt = options.now();
    run.lines.push(finishLine(finishReason ?? finishReasons[result.status]));
    wake();
    settle(run.outcome);
  }

  /** Waits. Throws once the run was stopped, so that nothing follows its last line. */
  async function rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, controller.signal);
    controller.signal.throwIfAborted();
  }

  async function speak(text: string): Promise<void> {
    for (const delta of textDeltas(text)) {
      await rest(delta.milliseconds);
      appendText(message, delta.text);
      say(encodeLine('0', delta.text));
    }
  }

  async function callTool(step: Extract<AssistantStep, { type: 'tool-call' }>): Promise<void> {
    const { toolName, args } = step;
    const toolCallId = options.newToolCallId();
    if (step.whole === true) await rest(lineMilliseconds);
    else {
      say(encodeLine('b', { toolCallId, toolName }));
      for (const delta of argumentDeltas(args)) {
        await rest(delta.milliseconds);
        say(encodeLine('c', { toolCallId, argsTextDelta: delta.text }));
      }
    }
    message.content.push({ type: 'tool-call', toolCallId, toolName, args });
    if (step.whole === true) say(encodeLine('9', { toolCallId, toolName, args }));
    if (step.result === undefined) return;
    await rest(toolMilliseconds);
    message.content.splice(-1, 1, {
      type: 'tool-call',
      toolCallId,
      toolName,
      args,
      result: step.result,
    });
    say(encodeLine('a', { toolCallId, result: step.result }));
  }

  async function perform(): Promise<void> {
    let paused = false;
    for (const step of options.steps()) {
      controller.signal.throwIfAborted();
      paused = false;
      if (typeof step === 'string') {
        await speak(step);
        continue;
      }
      if (step.type === 'failure') {
        end({ status: 'failed', error: step.message });
        return;
      }
      if (step.type === 'ending') {
        end({ status: 'completed', finishReason: step.finishReason });
        return;
      }
      if (step.type === 'line') {
        await rest(lineMilliseconds);
        say(encodeLine(step.code, step.value));
        continue;
      }
      await callTool(step);
      paused = step.result === undefined;
    }
    end({ status: paused ? 'paused' : 'completed' });
  }

  session.run = run;
  perform().catch(() => end({ status: 'failed', error: 'The assistant could not go on.' }));
  return run;
}

/** A chunk of a stream, and the delay before it. */
interface Delta {
  readonly text: string;
  readonly milliseconds: number;
}

/** About forty words a second, in small uneven chunks like a language model's. */
const millisecondsPerWord = 25;

/** Splits a text into chunks of one to three words. Joined, they equal the text. */
export function textDeltas(text: string): Delta[] {
  const words = text.match(/\s*\S+\s*/g) ?? (text === '' ? [] : [text]);
  const deltas: Delta[] = [];
  let at = 0;
  for (let turn = 0; at < words.length; turn += 1) {
    const piece = words.slice(at, at + 1 + (turn % 3));
    deltas.push({ text: piece.join(''), milliseconds: piece.length * millisecondsPerWord });
    at += piece.length;
  }
  return deltas;
}

/** Splits the JSON of a tool call's arguments into chunks of twelve characters. */
function argumentDeltas(args: unknown): Delta[] {
  const json = JSON.stringify(args);
  const pieces = json.match(/[^]{1,12}/gu) ?? [];
  return pieces.map((text) => ({ text, milliseconds: millisecondsPerWord }));
}
