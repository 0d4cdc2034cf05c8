/** What of an ONNX graph is read and written. */
export interface Node {
  opType: string;
  input: string[];
  output: string[];
  attribute: object[];
}
export interface Named {
  name: string;
}
export interface Tensor extends Named {
  dims: number[];
  rawData: Uint8Array;
  int32Data: number[];
}
export interface Graph {
  node: Node[];
  initializer: Tensor[];
  input: Named[];
  output: Named[];
  valueInfo: Named[];
}
interface Model {
  graph: Graph;
}

/** What of the package onnx-proto is used. */
export interface Onnx {
  ModelProto: {
    decode(bytes: Uint8Array): Model;
    encode(model: Model): { finish(): Uint8Array };
  };
  NodeProto: { create(value: object): Node };
  AttributeProto: { create(value: object): object; AttributeType: { INT: number } };
  ValueInfoProto: { create(value: object): Named };
  TensorProto: { create(value: object): Tensor; DataType: { FLOAT: number } };
}
