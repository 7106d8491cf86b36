import { say, type Step } from './step.ts';

/** A report with a table, whose sentences name their sources by number. */
export const citedReport: readonly Step[] = [
  source('port-log', 'https://www.portlog.example/weeks/31', 'Arrivals in week 31'),
  source('contract', 'https://contracts.example/c-1987', 'Contract C-1987, Saltmarsh Fisheries'),
  source('weather', 'https://weather.example/archive'),
  say(`## Late deliveries

Three deliveries of Saltmarsh Fisheries came late, all through the same port [1]. The contract allows two days [2], and a storm closed the port for one of them [1, 3].

| Delivery | Agreed | Arrived | Late by |
|---|---|---|---:|
| D-311 | 28 July | 1 August | 4 days |
| D-314 | 30 July | 2 August | 3 days |
| D-320 | 4 August | 7 August | 3 days |

So one of the three is excused [^3], and **two** are not.`),
];

function source(id: string, url: string, title?: string): Step {
  return { type: 'line', code: 'h', value: { sourceType: 'url', id, url, title } };
}
