// Scores the headers of pages as MDN's HTTP Observatory does: node scan.mjs HTTP_PORT HTTPS_PORT PATH...
// Its own command knows no ports but 80 and 443, nor any page but the first. Says one line of JSON per page.
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

const [httpPort, httpsPort, ...paths] = process.argv.slice(2);

for (const path of paths) {
  const answers = await retrieve('localhost', { httpPort, httpsPort, path });
  const results = ALL_TESTS.map((test) => test(answers));
  const changes = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 100);
  const plain = sum(changes.filter((change) => change < 0));
  const { score, grade } = getGradeForScore(
    plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(changes) : plain,
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  console.log(JSON.stringify({ path, score, grade, tests: results.length, failed }));
}
