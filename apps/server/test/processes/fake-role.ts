import { createServer } from 'node:http';

/**
 * A role as small as it can be, for the supervisor's tests: answers `GET /health/live` with who and where it is, ends
 * itself on `GET /crash`, never answers `GET /hang`, and finishes slow calls before it ends on SIGTERM.
 */
const role = process.env['PATIO_ROLES'] ?? '';
if (process.argv[2] === 'load-demo') process.exit(0);
if (process.env['CRASH_ROLE'] === role) process.exit(3);

const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(7);
  if (request.url === '/hang') return;
  const facts = {
    role,
    pid: process.pid,
    database: process.env['DATABASE_URL'],
    web: process.env['WEB_ORIGIN'],
  };
  setTimeout(() => response.end(JSON.stringify(facts)), request.url === '/slow' ? 700 : 0);
});
server.listen(Number(process.env['PORT']), process.env['HOST']);
process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), 20);
});
