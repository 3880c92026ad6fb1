// Commits rows of a request's size, one by one, and says how many a second: node commitRows.ts FOLDER MILLISECONDS
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const [folder = '', duration = ''] = process.argv.slice(2);
using db = new DatabaseSync(join(folder, 'raw.sqlite'));
db.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
db.exec('create table if not exists raw (id integer primary key, text text not null)');
const insert = db.prepare('insert into raw (text) values (?)');
const text = 'x'.repeat(300);
const end = performance.now() + Number(duration);
let commits = 0;
for (; performance.now() < end; commits += 1) insert.run(text);
console.log((commits * 1000) / Number(duration));
