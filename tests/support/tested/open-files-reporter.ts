import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type OpenFile, writeOpenFiles } from './open-files.mjs';

/** Names the files of a Vitest run that have not passed. */
export function openFilesReporter(): Reporter {
  const open = new Map<string, OpenFile>();
  const write = (outside: OpenFile[] = []) => writeOpenFiles([...open.values(), ...outside]);
  return {
    onTestRunStart(specifications) {
      for (const { moduleId } of specifications) open.set(moduleId, { file: relative('', moduleId) });
      write();
    },
    onTestModuleEnd(module) {
      if (/passed|skipped/.test(module.state())) open.delete(module.moduleId);
      else open.set(module.moduleId, { file: module.relativeModuleId, ...firstFailure(module) });
      write();
    },
    onTestRunEnd(_modules, errors) {
      write(errors.map(({ message }) => ({ message })));
    },
  };
}

function firstFailure(module: TestModule): Pick<OpenFile, 'title' | 'message'> {
  for (const test of module.children.allTests('failed'))
    return { title: test.fullName, message: test.result().errors?.[0]?.message ?? 'failed' };
  const [error] = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
  return { message: error?.message ?? 'failed' };
}
