/** Words that take about a minute at the pace of one. */
const wordCount = 2400;

const topics = ['deliveries', 'contracts', 'suppliers', 'cold storage', 'prices', 'customers'];

/** A report of about a minute, in sections, that never says the same line twice. */
export function longAnswer(): string {
  const sections: string[] = ['# The year, week by week'];
  let words = 6;
  for (let week = 1; words < wordCount; week += 1) {
    const topic = topics[week % topics.length] ?? 'deliveries';
    const section =
      `## Week ${week}\n\n` +
      `In week ${week} the teams looked at ${topic}. ${10 + ((week * 7) % 23)} entries were checked, ` +
      `${week % 5} of them needed a correction, and Purchasing closed ${1 + (week % 4)} of its open ` +
      'questions. Nothing was left that would hold up the next week.\n\n' +
      `- checked by: ${week % 2 === 0 ? 'Cold Chain' : 'Finance'}\n- open: ${(week * 3) % 7}`;
    sections.push(section);
    words += section.split(/\s+/).length;
  }
  return sections.join('\n\n');
}
