import { describe, expect, test } from 'vitest';
import { parseCommand, UsageError } from './usage.ts';

describe('what the owner types', () => {
  test.each([
    ['list', { name: 'list' }],
    ['show  aer-2611-7k3mq', { name: 'show', reference: 'AER-2611-7K3MQ' }],
    ['erase Zoe@usine.example', { name: 'erase', email: 'Zoe@usine.example' }],
    ['erase aer-2611-7k3mq', { name: 'erase', reference: 'AER-2611-7K3MQ' }],
    ['purge', { name: 'purge', force: false }],
    ['purge --force', { name: 'purge', force: true }],
    ['backup a.sqlite', { name: 'backup', file: 'a.sqlite' }],
    ['backup --keep 14', { name: 'backup', keepDays: 14 }],
    ['backup --keep 14 /mnt', { name: 'backup', keepDays: 14, folder: '/mnt' }],
    ['restore a.sqlite', { name: 'restore', file: 'a.sqlite' }],
    ['export --format=json', { name: 'export', format: 'json' }],
    ['export --out a.csv --format csv', { name: 'export', format: 'csv', out: 'a.csv' }],
  ])('%s is understood', (line, command) => {
    expect(parseCommand(line.split(/ +/))).toEqual(command);
  });

  test.each([
    '',
    'liste',
    'toString',
    'show',
    'show A B',
    'list tout',
    'list --force',
    'erase zoe',
    'erase zoe@usine.example paul@usine.example',
    'export',
    'export --format xls',
    'export --format',
    'export --format csv --email zoe',
    'purge --forcer',
    'backup',
    'backup --keep',
    'backup --keep 0',
    'backup --keep beaucoup',
    'backup --keep 14 a b',
    'list --keep 14',
    'restore',
  ])('« %s » is not', (line) => {
    expect(() => parseCommand(line.split(' '))).toThrow(UsageError);
  });
});
