import type { Graph, Node, Onnx, Tensor } from "./onnx.ts";

/**
 * Convolves floats in place of 8-bit integers, with the same weights: processors without
 * instructions for 8-bit dot products take half as long again for integers. The weights take four
 * times the memory.
 *
 * `ConvInteger(quantized x) + bias` becomes `Conv(x) / scale of x + bias`, as floats.
 */
export function convolveFloats(onnx: Onnx, graph: Graph): void {
  const { FLOAT } = onnx.TensorProto.DataType;
  const tensors = new Map(graph.initializer.map((tensor) => [tensor.name, tensor]));
  const makerOf = new Map(graph.node.flatMap((node) => node.output.map((name) => [name, node])));
  const node = (opType: string, input: string[], output: string, attribute: object[] = []) =>
    onnx.NodeProto.create({ opType, input, output: [output], attribute });
  const toFloat = onnx.AttributeProto.create({
    name: "to",
    type: onnx.AttributeProto.AttributeType.INT,
    i: FLOAT,
  });
  const weights = new Map<string, Tensor>();
  const convolved = new Set<string>();

  const replaced = (one: Node): Node[] => {
    const [result = ""] = one.output;
    if (one.opType === "ConvInteger") {
      const [values = "", weight = "", , zero = ""] = one.input;
      const [source = "", scale = ""] = [
        makerOf.get(values)?.input[0],
        makerOf.get(values)?.output[1],
      ];
      const integers = tensors.get(weight);
      if (integers === undefined) return [one];
      weights.set(weight, floatsOf(onnx, integers, tensors.get(zero)));
      convolved.add(result);
      return [
        node("Conv", [source, `${weight}_float`], `${result}_float`, one.attribute),
        node("Div", [`${result}_float`, scale], result),
      ];
    }
    const bias = one.input.findIndex((name) => !convolved.has(name));
    if (one.opType !== "Add" || !one.input.some((name) => convolved.has(name))) return [one];
    const name = one.input[bias] ?? "";
    one.input[bias] = `${name}_float`;
    return [node("Cast", [name], `${name}_float`, [toFloat]), one];
  };
  graph.node = graph.node.flatMap(replaced);
  const used = new Set(graph.node.flatMap(({ input }) => input));
  graph.initializer = [...graph.initializer, ...weights.values()].filter(({ name }) =>
    used.has(name),
  );
}

/** Weights of 8 bits less their zero point. */
function floatsOf(onnx: Onnx, integers: Tensor, zero: Tensor | undefined): Tensor {
  const bytes = bytesOf(integers);
  const [less = 0] = zero === undefined ? [] : bytesOf(zero);
  const floats = Float32Array.from(bytes, (byte) => byte - less);
  return onnx.TensorProto.create({
    name: `${integers.name}_float`,
    dims: integers.dims,
    dataType: onnx.TensorProto.DataType.FLOAT,
    rawData: new Uint8Array(floats.buffer),
  });
}

const bytesOf = ({ rawData, int32Data }: Tensor): Uint8Array =>
  rawData.length > 0 ? rawData : Uint8Array.from(int32Data);
