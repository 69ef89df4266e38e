/**
 * Runs one step of a long test. The message of its failure begins with the name of the step, which may name the
 * requirements that the step proves.
 */
export async function step<Value>(name: string, run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error) error.message = `in the step "${name}": ${error.message}`;
    throw error;
  }
}
