export default function View() {
  return <p>documents</p>;
}
